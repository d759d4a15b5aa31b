import type { Contract } from '../../shared/contract';
import { findJob, uploadOwner } from '../common/requests/find-job';
import { startUpload } from '../common/requests/request-files';
import type { Handler } from '../runtime/handler';

/** A signed upload of one file to the job's place; it is looked at when a call names it. */
export const createJobUpload: Handler<Contract['vendors']['createJobUpload']> = async (
  { body: { token, contentType, bytes }, now },
  deps,
) => {
  const at = await findJob({ token, now }, deps);
  return { success: 1, data: await startUpload(uploadOwner(at), { contentType, bytes }, deps) };
};
