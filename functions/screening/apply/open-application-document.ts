import { screening as rows } from '../../../shared/contract/screening';
import { change } from '../../runtime/change';
import { linksToFile } from '../link-to-file';
import { findLinked } from './find-apply-link';

export const openApplicationDocument = change(rows.openApplicationDocument, {
  act: async ({ body: { token, document_id: documentId }, now }, deps) => {
    const { application } = await findLinked({ token, now }, 'application', deps);
    return { success: 1, data: await linksToFile({ application, documentId, now }, deps) };
  },
});
