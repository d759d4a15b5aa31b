import { screening as rows } from '../../../shared/contract/screening';
import { filesMost } from '../../../shared/domain/screening/application-files';
import { isUndecided } from '../../../shared/domain/screening/waiting-list';
import { refuse } from '../../../shared/wire/refusals';
import { uploadKey } from '../../common/portfolio/image-keys';
import { change } from '../../runtime/change';
import type { StoredApplication } from '../../table/screening/record';
import { findLinked } from './find-apply-link';

/** Where an applicant's uploads lie until they are checked; the bucket deletes them after a day. */
export const uploaderOf = ({ organizationId, applicationId }: StoredApplication) => ({
  organizationId,
  userId: applicationId,
});

/** Refuses `application-closed` after the decision, and `file-limit`. */
export function checkRoom({ stage, documents = [] }: StoredApplication): void {
  if (!isUndecided(stage)) throw refuse('application-closed');
  if (documents.length >= filesMost) throw refuse('file-limit');
}

/** A signed upload of one file of this type and size; addApplicationDocument checks the content. */
export const createApplicationUpload = change(rows.createApplicationUpload, {
  act: async ({ body: { token, contentType, bytes }, now }, deps) => {
    const { application } = await findLinked({ token, now }, 'application', deps);
    checkRoom(application);
    const upload = deps.ids.next('doc');
    const key = uploadKey(uploaderOf(application), upload);
    const { url, fields } = await deps.files.startUpload({ key, contentType, maxBytes: bytes });
    return { success: 1, data: { upload, url, fields } };
  },
});
