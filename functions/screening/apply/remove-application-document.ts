import { screening as rows } from '../../../shared/contract/screening';
import { applicationFileKey } from '../../../shared/domain/screening/application-files';
import { isUndecided } from '../../../shared/domain/screening/waiting-list';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { findLinked } from './find-apply-link';

/** An applicant takes a document back: its file goes first, so that a repeat finishes what broke off. */
export const removeApplicationDocument = change(rows.removeApplicationDocument, {
  read: ({ body: { token }, now }, deps) => findLinked({ token, now }, 'application', deps),
  act: async ({ body: { document_id }, found: { application: before } }, deps) => {
    if (!isUndecided(before.stage)) throw refuse('application-closed');
    const gone = before.documents?.find(({ documentId }) => documentId === document_id);
    if (!gone) return { success: 1 };
    await deps.files.remove([applicationFileKey(before, gone)]);
    const documents = before.documents?.filter((one) => one !== gone);
    await deps.applications.write({ before, after: { ...before, documents } });
    return { success: 1 };
  },
});
