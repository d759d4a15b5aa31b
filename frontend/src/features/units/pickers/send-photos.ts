import { limits } from '../../../../../shared/domain/limits';
import type { InlineFile } from '../../../../../shared/wire/files';
import type { Photo } from '../../../ui/media/photo-picker';

/** A unit's photos for the call: inline files, or the names of direct uploads. */
export type SentPhotos = { readonly inline: readonly InlineFile[]; readonly uploads: readonly string[] };

/** Reads a file for the call, or uploads it to storage and returns its name there. */
export type PhotoPost = {
  inline(file: File): Promise<InlineFile>;
  upload(file: File, onProgress: (sentBytes: number) => void): Promise<string>;
};

/** Names of uploaded photos by photo id, so that a retry sends only what is missing. */
export type Uploaded = Map<string, string>;

const bytesOf = (photos: readonly Photo[]): number => photos.reduce((sum, { file }) => sum + file.size, 0);

/** Lambda accepts 6 MB and the envelope adds to it (limits.inlineFileBytesPerCall). */
export const fitsInline = (units: readonly (readonly Photo[])[]): boolean =>
  bytesOf(units.flat()) <= limits.inlineFileBytesPerCall;

/** Sends photos unit by unit: inside the call if they all fit, otherwise straight to storage. */
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
  // One at a time: a phone's uplink gains nothing from more, and a failure stops early.
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
