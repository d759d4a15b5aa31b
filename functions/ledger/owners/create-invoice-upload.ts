import type { Contract } from '../../../shared/contract';
import { startDocumentUpload } from '../../common/documents/start-upload';
import { findHead } from '../../common/portfolio/find-property';
import type { Handler } from '../../runtime/handler';

/** A signed upload of one invoice; it is checked when its bill or expense is recorded. */
export const createInvoiceUpload: Handler<Contract['ledger']['createInvoiceUpload']> = async (
  { viewer, now, body: { property_id: propertyId, contentType, bytes } },
  deps,
) => {
  await findHead({ viewer, now, propertyId, area: 'money' }, deps);
  return { success: 1, data: await startDocumentUpload(viewer, { contentType, bytes }, deps) };
};
