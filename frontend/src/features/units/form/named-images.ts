import type { UnitImages } from '../../../../../shared/contract/units';
import type { SentPhotos } from '../pickers/send-photos';
import { type EditedPhoto, isNew } from './edited-photos';

/** A unit's photos as the call names them: what stands by its id, new ones inside the call or by the name a direct upload got. */
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
