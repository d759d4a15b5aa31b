import { limits } from '../../../../shared/domain/limits';
import { messages } from '../../../../shared/domain/messages';

export type Photo = { readonly id: string; readonly file: File };

const sum = (files: readonly File[]): number => files.reduce((bytes, { size }) => bytes + size, 0);

/** Why the chosen files are refused, in the spec's words (PRP-16). Sizes are checked after downscaling. */
export function choiceProblem(chosen: readonly File[]): string | undefined {
  if (chosen.length > 1) return messages.oneFileAtATime;
  return chosen.every(({ type }) => type.startsWith('image/') && type !== 'image/svg+xml')
    ? undefined
    : messages.imagesOnly;
}

/** Without HEIC, so that an iPhone hands over a JPEG of its photo. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** Why another photo does not fit: 3 MB and ten photos per unit. */
export function roomProblem(photos: readonly Photo[], file: File): string | undefined {
  if (sum([...photos.map((photo) => photo.file), file]) > limits.imageBytesPerUnit)
    return messages.imagesTooLarge;
  return photos.length >= limits.imagesPerUnit ? `At most ${limits.imagesPerUnit} photos` : undefined;
}

/** `340 KB of 3 MB`. */
export function usedText(photos: readonly Photo[]): string {
  const bytes = sum(photos.map(({ file }) => file));
  const used =
    bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return `${used} of ${limits.imageBytesPerUnit / 1024 / 1024} MB`;
}
