import { limits } from '../../../../../shared/domain/limits';
import { roomProblem } from '../../../ui/photo-rules';

/** A photo of a unit that is being changed: one that stands, or one that is still on this machine; each with what it shows. */
export type EditedPhoto = { readonly id: string; readonly alt: string } & (
  | { readonly url: string }
  | { readonly file: File }
);

export type NewPhoto = Extract<EditedPhoto, { file: File }>;
export const isNew = (photo: EditedPhoto): photo is NewPhoto => 'file' in photo;

/** The list with one photo at another place; a place past either end leaves it as it is. */
export function moved(photos: readonly EditedPhoto[], from: number, to: number): EditedPhoto[] {
  const next = [...photos];
  const [photo] = next.splice(from, 1);
  if (!photo || to < 0 || to >= photos.length) return [...photos];
  next.splice(to, 0, photo);
  return next;
}

/** Why one more photo does not fit (PRP-16). What stands already counts by number; its bytes the server knows. */
export function noRoomFor(photos: readonly EditedPhoto[], file: File): string | undefined {
  if (photos.length >= limits.imagesPerUnit) return `At most ${limits.imagesPerUnit} photos`;
  return roomProblem(photos.filter(isNew), file);
}
