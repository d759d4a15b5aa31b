import { screening as rows } from '../../../shared/contract/screening';
import { tidyDocumentName } from '../../../shared/domain/portfolio/documents';
import { applicationFileKey } from '../../../shared/domain/screening/application-files';
import { saveFile } from '../../common/documents/save-file';
import { seeDocumentUpload } from '../../common/documents/see-document-upload';
import { change } from '../../runtime/change';
import { auditedApplication } from '../audited-application';
import { checkRoom, uploaderOf } from './create-application-upload';
import { findLinked } from './find-apply-link';

/** Keeps an applicant's upload after checking its content; a repeat keeps the same document. */
export const addApplicationDocument = change(rows.addApplicationDocument, {
  read: ({ body: { token }, now }, deps) => findLinked({ token, now }, 'application', deps),
  act: async ({ now, body, found: { application: before } }, deps) => {
    const { upload: documentId, contentType } = body;
    const { documents = [] } = before;
    if (documents.some((one) => one.documentId === documentId)) return { success: 1 };
    checkRoom(before);
    const seen = await seeDocumentUpload(
      { owner: uploaderOf(before), upload: documentId, contentType },
      deps,
    );
    const name = tidyDocumentName(body.name) || 'Document';
    const added = { documentId, name, contentType, bytes: seen.size, addedAt: now.toISOString() };
    const after = { ...before, documents: [...documents, added] };
    const audit = auditedApplication({ action: 'application.file', to: before, now }, deps);
    const write = async () => {
      await deps.applications.write({ before, after, trace: { audit, now } });
    };
    await saveFile({ seen, document: { file: applicationFileKey(before, added), contentType } }, write, deps);
    return { success: 1 };
  },
});
