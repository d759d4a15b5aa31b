import type { Contract } from '../../../shared/contract';
import { findLease } from '../../common/leases/lease-at';
import { uploadKey } from '../../common/portfolio/image-keys';
import type { Handler } from '../../runtime/handler';

/** A signed upload of one photo to the caller's place; it is checked when the report is saved. */
export const createConditionUpload: Handler<Contract['leases']['createConditionUpload']> = async (
  { viewer, now, body: { lease_id: leaseId, contentType, bytes } },
  deps,
) => {
  await findLease({ viewer, now, leaseId }, deps);
  const upload = deps.ids.next('img');
  const key = uploadKey(viewer, upload);
  const { url, fields } = await deps.files.startUpload({ key, contentType, maxBytes: bytes });
  return { success: 1, data: { upload, url, fields } };
};
