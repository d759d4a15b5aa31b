import type { Sending } from '../../../forms/app-form';
import { today } from '../../../ui/data/instant';
import { usePhotoSender } from '../pickers/use-photo-sender';
import { isNew } from './edited-photos';
import { namedImages } from './named-images';
import { type UnitFormValues, unitOf } from './unit-form-values';

/** Builds the call's body for a unit. New photos go before the call, or inside it. */
export function useUnitBody() {
  const sendPhotos = usePhotoSender();
  return async (values: UnitFormValues, sending: Pick<Sending, 'onProgress'>) => {
    const { photos, onProgress } = await sendPhotos([values.images.filter(isNew)], sending.onProgress);
    const images = namedImages(values.images, photos[0]);
    return { body: { unit: unitOf(values), images, localDate: today() }, onProgress };
  };
}
