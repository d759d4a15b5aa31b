import type { Report } from '../../../shared/domain/leases/condition/report';
import { messages } from '../../../shared/domain/messages';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Unit } from '../../table/units/record';
import { imageKey } from '../portfolio/image-keys';
import { notThere, type Photo, photoOf, seeUpload } from '../portfolio/unit-photos';

type Place = Pick<Unit, 'organizationId' | 'propertyId' | 'unitId'>;

/** `img_….jpg`: the end of a photo's key, which the unit's place makes whole. */
const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Where a report's photo is stored. */
export const conditionPhotoKey = (place: Place, name: string): string => {
  const [imageId = '', extension = ''] = name.split('.');
  return imageKey({ ...place, imageId, extension });
};

export const photosIn = (report: Report | undefined): string[] =>
  (report?.rooms ?? []).flatMap(({ items }) => items.flatMap(({ photos }) => photos));

/** `owner`: whose uploads new photos may be. */
type Taking = {
  readonly known: readonly string[];
  readonly owner: Pick<Viewer, 'organizationId' | 'userId'>;
  readonly place: Place;
};

/**
 * Takes stored photos by name, and the caller's uploads as new ones, checked but not stored yet. Refuses
 * `not-found` for any other name and `invalid` for what is no picture, both at `field`.
 */
export function photoTaker({ known, owner, place }: Taking, deps: Deps) {
  const photos: Photo[] = [];
  const takeOne = async (name: string, field: string): Promise<string> => {
    if (known.includes(name)) return name;
    const seen = await seeUpload(name, owner, deps);
    if (!seen) throw refuse('not-found', { fields: { [field]: notThere } });
    const photo = photoOf(seen, place, deps);
    if (!photo) throw refuse('invalid', { fields: { [field]: messages.imagesOnly } });
    photos.push(photo);
    return nameOf(photo.key);
  };
  const take = (names: readonly string[], field: string): Promise<string[]> =>
    Promise.all(names.map((name) => takeOne(name, field)));
  return { take, photos };
}

/** The report with stored photos' names, and its new photos. Refuses as `photoTaker`, at the item's id. */
export async function takePhotos(
  report: Report,
  taking: Taking,
  deps: Deps,
): Promise<{ readonly report: Report; readonly photos: readonly Photo[] }> {
  const { take, photos } = photoTaker(taking, deps);
  const rooms = await Promise.all(
    report.rooms.map(async (room) => ({
      ...room,
      items: await Promise.all(
        room.items.map(async (item) => ({ ...item, photos: await take(item.photos, item.id) })),
      ),
    })),
  );
  return { report: { ...report, rooms }, photos };
}
