import { limits } from '../../../../../shared/domain/limits';
import { roomProblem } from '../../../ui/media/photo-rules';

/** A stored photo, or a new file that is not sent yet; `alt` describes it. */
export type EditedPhoto = { readonly id: string; readonly alt: string } & (
  | { readonly url: string }
  | { readonly file: File }
);

export type NewPhoto = Extract<EditedPhoto, { file: File }>;
export const isNew = (photo: EditedPhoto): photo is NewPhoto => 'file' in photo;

/** Moves a photo; a target past either end changes nothing. */
export function moved(photos: readonly EditedPhoto[], from: number, to: number): EditedPhoto[] {
  const next = [...photos];
  const [photo] = next.splice(from, 1);
  if (!photo || to < 0 || to >= photos.length) return [...photos];
  next.splice(to, 0, photo);
  return next;
}

/** Why another photo does not fit (PRP-16). Only the server knows the bytes of stored photos. */
export function noRoomFor(photos: readonly EditedPhoto[], file: File): string | undefined {
  if (photos.length >= limits.imagesPerUnit) return `At most ${limits.imagesPerUnit} photos`;
  return roomProblem(photos.filter(isNew), file);
}
