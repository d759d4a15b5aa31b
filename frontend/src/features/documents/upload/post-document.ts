import { api } from '../../../api/client';
import { postForm } from '../../../api/post-form';
import { ApiRefusal, Offline } from '../../../api/refusal';
import type { DocumentPost } from './tray';

/** The real upload: a signed form for the bytes, then the call that makes them a document of the unit. */
export const documentPost = (unitId: string): DocumentPost => ({
  async send({ file, contentType }, { onProgress, signal }) {
    const { data } = await api.documents.createDocumentUpload(
      { body: { unit_id: unitId, contentType, bytes: file.size } },
      { signal },
    );
    const share = (sentBytes: number) => onProgress(Math.min(1, sentBytes / file.size));
    await postForm({ url: data.url, fields: data.fields, file, onProgress: share, signal });
    return data.upload;
  },

  async keep(item, { upload, key, signal }) {
    const body = {
      unit_id: unitId,
      upload,
      contentType: item.contentType,
      name: item.name.trim(),
      kind: item.kind,
      shared_with_owner: item.sharedWithOwner,
      shared_with_tenant: item.sharedWithTenant,
    };
    await api.documents.addDocument({ body }, { idempotencyKey: key, signal });
  },

  explain(error) {
    if (error instanceof ApiRefusal) {
      const { upload, name } = error.fields;
      // Refused or missing bytes must be sent again; after other failures, storage still has them.
      const keepsUpload = upload === undefined && error.code !== 'not-found' && error.code !== 'conflict';
      return { problem: upload ?? name ?? error.message, keepsUpload };
    }
    if (error instanceof Offline) return { problem: error.message, keepsUpload: true };
    return { problem: 'The file could not be stored. Please try again.', keepsUpload: true };
  },
});
