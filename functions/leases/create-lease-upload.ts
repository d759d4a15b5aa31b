import type { Contract } from '../../shared/contract';
import { findLease } from '../common/leases/lease-at';
import { uploadKey } from '../common/portfolio/image-keys';
import type { Handler } from '../runtime/handler';

/** A signed upload of one PDF to the caller's place; `bringLeaseFile` checks it. */
export const createLeaseUpload: Handler<Contract['leases']['createLeaseUpload']> = async (
  { viewer, now, body: { lease_id: leaseId, bytes } },
  deps,
) => {
  await findLease({ viewer, now, leaseId }, deps);
  const upload = deps.ids.next('doc');
  const { url, fields } = await deps.files.startUpload({
    key: uploadKey(viewer, upload),
    contentType: 'application/pdf',
    maxBytes: bytes,
  });
  return { success: 1, data: { upload, url, fields } };
};
