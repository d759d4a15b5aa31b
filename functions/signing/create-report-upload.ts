import type { Contract } from '../../shared/contract';
import { openReport } from '../common/leases/read-report';
import { uploadKey } from '../common/portfolio/image-keys';
import type { Handler } from '../runtime/handler';
import { findReport, remarkUploads } from './find-report';

/** A signed upload of one photo to the tenant's own place; it is checked when the remarks are saved. */
export const createReportUpload: Handler<Contract['signing']['createReportUpload']> = async (
  { body: { token, contentType, bytes }, now },
  deps,
) => {
  const found = await findReport({ token, now }, deps);
  openReport(found.stored);
  const upload = deps.ids.next('img');
  const key = uploadKey(remarkUploads(found), upload);
  const { url, fields } = await deps.files.startUpload({ key, contentType, maxBytes: bytes });
  return { success: 1, data: { upload, url, fields } };
};
