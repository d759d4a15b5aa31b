import type { ShownType } from '../../../shared/domain/portfolio/documents';
import { postForm } from '../api/post-form';
import { ApiRefusal } from '../api/refusal';
import { shownTypeOf } from '../ui/media/shown-file';

export type SentFile = { readonly upload: string; readonly contentType: ShownType };

type Announced = { readonly contentType: ShownType; readonly bytes: number };
type Place = { readonly data: { upload: string; url: string; fields: Record<string, string> } };
type Start = (announced: Announced) => Promise<Place>;

async function upload(file: File, start: Start): Promise<SentFile> {
  const contentType = shownTypeOf(file) ?? 'application/pdf';
  const { data } = await start({ contentType, bytes: file.size });
  await postForm({ url: data.url, fields: data.fields, file, onProgress: () => undefined });
  return { upload: data.upload, contentType };
}

/** A call is repeated with the same body, so a file is sent once and then only named. */
const uploads = new WeakMap<File, SentFile>();

/** Sends the chosen picture or PDF straight to storage, then records what names it. */
export async function withSentFile<R>(
  { file, start }: { file: File | null; start: Start },
  record: (sent: SentFile | undefined) => Promise<R>,
): Promise<R> {
  if (!file) return record(undefined);
  const sent = uploads.get(file) ?? (await upload(file, start));
  uploads.set(file, sent);
  try {
    return await record(sent);
  } catch (refusal) {
    if (refusal instanceof ApiRefusal && refusal.fields.upload) uploads.delete(file);
    throw refusal;
  }
}
