import { type DocumentType, documentLimits } from '../../../../../shared/domain/portfolio/documents';
import { api } from '../../../api/client';
import { postForm } from '../../../api/post-form';
import { ApiRefusal, Offline } from '../../../api/refusal';
import { cropPhoto } from '../../../ui/media/crop-photo';
import { isPicture } from '../document-texts';
import type { DocumentPost } from './tray';

type Sending = {
  readonly unitId: string;
  readonly contentType: DocumentType;
  readonly onProgress: (sentBytes: number) => void;
  readonly signal: AbortSignal;
};

async function sendFile(file: File, { unitId, contentType, onProgress, signal }: Sending): Promise<string> {
  const body = { unit_id: unitId, contentType, bytes: file.size };
  const { data } = await api.documents.createDocumentUpload({ body }, { signal });
  await postForm({ url: data.url, fields: data.fields, file, onProgress, signal });
  return data.upload;
}

/** Pixels of a small picture's side: a row's sign on a sharp screen, too little to read a paper in it. */
const thumbSide = 108;

/** The small picture of a photo. Undefined for other files and whenever it fails: a list can do without. */
async function sendThumb(file: File, sending: Sending): Promise<string | undefined> {
  if (!isPicture(sending.contentType)) return undefined;
  try {
    const thumb = await cropPhoto(file, { width: thumbSide, ratio: 1 });
    if (thumb.type !== 'image/jpeg' || thumb.size > documentLimits.thumbBytes) return undefined;
    return await sendFile(thumb, { ...sending, contentType: 'image/jpeg', onProgress: () => {} });
  } catch {
    return undefined;
  }
}

/** The real upload: a signed form for the bytes, then the call that makes them a document of the unit. */
export function documentPost(unitId: string): DocumentPost {
  /** Small pictures that reached storage, by the upload each belongs to. */
  const thumbs = new Map<string, string>();
  return {
    async send({ file, contentType }, { onProgress, signal }) {
      const share = (sentBytes: number) => onProgress(Math.min(1, sentBytes / file.size));
      const sending = { unitId, contentType, onProgress: share, signal };
      const [upload, thumb] = await Promise.all([sendFile(file, sending), sendThumb(file, sending)]);
      if (thumb !== undefined) thumbs.set(upload, thumb);
      return upload;
    },

    async keep(item, { upload, key, signal }) {
      const body = {
        unit_id: unitId,
        upload,
        thumb: thumbs.get(upload),
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
  };
}
