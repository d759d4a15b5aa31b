import type { SentFile } from '../../../shared/contract/request-shapes';
import type { DocumentType } from '../../../shared/domain/portfolio/documents';
import { tidyDocumentName } from '../../../shared/domain/portfolio/documents';
import { mostBytes, type RequestFileType, requestFileTypes } from '../../../shared/domain/requests/files';
import type { RequestActor } from '../../../shared/domain/requests/request';
import type { RequestFile } from '../../../shared/domain/requests/request-file';
import { requestLimits } from '../../../shared/domain/requests/request-limits';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import { documentHeadBytes, isOfType } from '../../gateways/files/document-kind';
import type { Deps } from '../../runtime/deps/deps';
import type { RequestKey, StoredRequestFile } from '../../table/requests/record';
import { uploadKey } from '../portfolio/image-keys';

/** Where uploads of a person, or of a job's link, lie. */
export type UploadOwner = Parameters<typeof uploadKey>[0];

/** One of our own ids of uploads: no path hides in it. */
const isUpload = (name: string): boolean => /^doc_[0-9a-z]{26}$/.test(name);

const isVideo = (type: RequestFileType): boolean => requestFileTypes[type].video;

/** MP4 and QuickTime name themselves in their first box; WebM is EBML. */
function isVideoOf(head: Uint8Array, type: RequestFileType): boolean {
  const text = Buffer.from(head.subarray(0, 12)).toString('latin1');
  if (type === 'video/webm') return text.startsWith('\x1aE\xdf\xa3');
  const isQuickTime = text.slice(8, 10) === 'qt';
  return text.slice(4, 8) === 'ftyp' && isQuickTime === (type === 'video/quicktime');
}

const isContent = (head: Uint8Array, type: RequestFileType): boolean =>
  isVideo(type) ? isVideoOf(head, type) : isOfType(head, type as RequestFileType & DocumentType);

/** A signed upload of one file, to the caller's place. Refuses `invalid` for more than its type may have. */
export async function startUpload(
  owner: UploadOwner,
  { contentType, bytes }: { contentType: RequestFileType; bytes: number },
  { ids, files }: Deps,
) {
  if (bytes > mostBytes(contentType))
    throw refuse('invalid', { fields: { bytes: 'This file is too large' } });
  const upload = ids.next('doc');
  const { url, fields } = await files.startUpload({
    key: uploadKey(owner, upload),
    contentType,
    maxBytes: bytes,
  });
  return { upload, url, fields };
}

/** An upload that was looked at, and the file that it becomes. */
export type KeptFile = {
  readonly from: string;
  readonly ifMatch: string | undefined;
  readonly file: StoredRequestFile;
};

type Sent = {
  readonly owner: UploadOwner;
  readonly sent: readonly SentFile[];
  readonly key: RequestKey;
  readonly propertyId: string;
  readonly by: RequestActor;
  readonly now: Date;
  readonly kind: RequestFile['kind'];
  readonly audience: RequestFile['audience'];
  /** How many the request has. */
  readonly has: number;
};

const wrong = (message: string) => refuse('invalid', { fields: { files: message } });

async function seeFile(one: SentFile, sent: Sent, { files, ids }: Deps): Promise<KeptFile> {
  const { owner, key, propertyId, by, now, kind, audience } = sent;
  const from = uploadKey(owner, one.upload);
  const found = isUpload(one.upload) ? await files.peek(from, documentHeadBytes) : undefined;
  if (!found) throw wrong('This file is no longer available. Please add it again.');
  if (found.size > mostBytes(one.contentType)) throw wrong('This file is too large.');
  if (!isContent(found.head, one.contentType))
    throw wrong('The file’s content does not match its type. Please choose another one.');
  const fileId = ids.next('doc');
  const { extension } = requestFileTypes[one.contentType];
  const file: StoredRequestFile = {
    ...key,
    fileId,
    contentType: one.contentType,
    bytes: found.size,
    name: tidyDocumentName(one.name),
    kind,
    audience,
    at: now.toISOString(),
    by,
    file: `documents/${key.organizationId}/${propertyId}/${key.requestId}/${fileId}.${extension}`,
  };
  return { from, ifMatch: found.etag, file };
}

/** Looks at each upload. Refuses `invalid` at `files`, and `request-full`. */
export async function seeFiles(sent: Sent, deps: Deps): Promise<KeptFile[]> {
  if (sent.has + sent.sent.length > requestLimits.files) throw refuse('request-full');
  return Promise.all(sent.sent.map((one) => seeFile(one, sent, deps)));
}

/**
 * Copies the files exactly as they were looked at, then writes what names them; a refusal takes the copies
 * away.
 */
export async function keepFiles<T>(
  kept: readonly KeptFile[],
  write: () => Promise<T>,
  { files }: Deps,
): Promise<T> {
  try {
    for (const { from, ifMatch, file } of kept)
      await files.copy({
        from,
        to: file.file,
        contentType: file.contentType,
        ...(ifMatch !== undefined && { ifMatch }),
      });
    const written = await write();
    if (kept.length > 0) await files.remove(kept.map(({ from }) => from));
    return written;
  } catch (error) {
    if (error instanceof Refusal && kept.length > 0) await files.remove(kept.map(({ file }) => file.file));
    throw error;
  }
}
