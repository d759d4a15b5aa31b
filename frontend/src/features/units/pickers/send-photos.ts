import { limits } from '../../../../../shared/domain/limits';
import type { InlineFile } from '../../../../../shared/wire/files';
import type { Photo } from '../../../ui/photo-picker';

/** A unit's photos on their way: inside the call, or by the names a direct upload got. */
export type SentPhotos = { readonly inline: readonly InlineFile[]; readonly uploads: readonly string[] };

/** What sending needs of the outside: read a file as an inline one, or put it straight into storage and learn its name there. */
export type PhotoPost = {
  inline(file: File): Promise<InlineFile>;
  upload(file: File, onProgress: (sentBytes: number) => void): Promise<string>;
};

/** Names of photos that reached storage, by photo: a second try after a failure sends only what is missing. */
export type Uploaded = Map<string, string>;

const bytesOf = (photos: readonly Photo[]): number => photos.reduce((sum, { file }) => sum + file.size, 0);

/** Whether everything fits in the call itself: Lambda takes 6 MB, and the envelope adds its share (limits.inlineFileBytesPerCall). */
export const fitsInline = (units: readonly (readonly Photo[])[]): boolean =>
  bytesOf(units.flat()) <= limits.inlineFileBytesPerCall;

/** All photos on their way, unit by unit, inside the call when they fit, else directly to storage; chosen here, never asked. */
export async function sendPhotos(
  units: readonly (readonly Photo[])[],
  options: { post: PhotoPost; uploaded: Uploaded; onProgress?: (share: number) => void },
): Promise<SentPhotos[]> {
  const { post, uploaded } = options;
  if (fitsInline(units))
    return Promise.all(
      units.map(async (photos) => ({
        inline: await Promise.all(photos.map(({ file }) => post.inline(file))),
        uploads: [],
      })),
    );
  const report = progressOver(bytesOf(units.flat()), options.onProgress);
  const sent: SentPhotos[] = [];
  // One after the other: a phone's uplink gains nothing from several at once, and a failure stops early.
  for (const photos of units) {
    const uploads: string[] = [];
    for (const { id, file } of photos) {
      const name = uploaded.get(id) ?? (await post.upload(file, (bytes) => report(id, bytes)));
      uploaded.set(id, name);
      report(id, file.size);
      uploads.push(name);
    }
    sent.push({ inline: [], uploads });
  }
  return sent;
}

function progressOver(total: number, onProgress: (share: number) => void = () => undefined) {
  const sent = new Map<string, number>();
  return (id: string, bytes: number) => {
    sent.set(id, bytes);
    onProgress(Math.min(1, [...sent.values()].reduce((sum, each) => sum + each, 0) / total));
  };
}
