import type { Contract } from '../../shared/contract';
import { uploadKey } from '../common/portfolio/image-keys';
import { findMyLease } from '../common/tenants/tenant-place';
import type { Handler } from '../runtime/handler';

/** A signed upload of one photo to the tenant's own place; it is checked when the remarks are saved. */
export const createRemarkUpload: Handler<Contract['tenants']['createRemarkUpload']> = async (
  { viewer, now, body: { lease_id: leaseId, contentType, bytes } },
  deps,
) => {
  await findMyLease({ viewer, now, leaseId }, deps);
  const upload = deps.ids.next('img');
  const key = uploadKey(viewer, upload);
  const { url, fields } = await deps.files.startUpload({ key, contentType, maxBytes: bytes });
  return { success: 1, data: { upload, url, fields } };
};
