import type { Contract } from '../../shared/contract';
import { startUpload } from '../common/requests/request-files';
import type { Handler } from '../runtime/handler';

/** A signed upload of one file to the caller's place; it is looked at when a request names it. */
export const createRequestUpload: Handler<Contract['requests']['createRequestUpload']> = async (
  { viewer, body },
  deps,
) => ({ success: 1, data: await startUpload(viewer, body, deps) });
