import type { UnitImages } from '../../../../../shared/contract/units';
import type { SentPhotos } from '../pickers/send-photos';
import { type EditedPhoto, isNew } from './edited-photos';

/** A unit's photos for the call: stored ones by id, new ones inline or by their upload name. */
export function namedImages(images: readonly EditedPhoto[], sent: SentPhotos | undefined): UnitImages {
  const fresh = images.filter(isNew);
  return images.flatMap((photo): UnitImages => {
    const { alt } = photo;
    if (!isNew(photo)) return [{ image_id: photo.id, alt }];
    const place = fresh.indexOf(photo);
    const [file, upload] = [sent?.inline[place], sent?.uploads[place]];
    if (file) return [{ file, alt }];
    return upload === undefined ? [] : [{ upload, alt }];
  });
}
