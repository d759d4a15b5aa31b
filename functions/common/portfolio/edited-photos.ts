import type { UnitImages } from '../../../shared/contract/units';
import { limits } from '../../../shared/domain/limits';
import { messages } from '../../../shared/domain/messages';
import type { Viewer } from '../../../shared/domain/people/roles';
import { tidyLine } from '../../../shared/domain/text';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Unit } from '../../table/units/record';
import { imageIdOf } from './image-keys';
import { notThere, type Photo, photoOf, type Seen, seeInline, seeUpload } from './unit-photos';

type PhotosOf = Pick<Unit, 'organizationId' | 'propertyId' | 'unitId' | 'images' | 'imageFacts'>;
type Wanted = UnitImages[number];
type Placed = { readonly key: string; readonly size: number; readonly photo?: Photo };

const no = (code: 'invalid' | 'not-found', message: string, place?: number) =>
  refuse(code, { fields: { [place === undefined ? 'images' : `images.${place}`]: message } });

async function seen(wanted: Exclude<Wanted, { image_id: string }>, viewer: Viewer, deps: Deps) {
  return 'file' in wanted ? seeInline(wanted.file) : seeUpload(wanted.upload, viewer, deps);
}

/** A photo that stays, with its size; one stored before we kept sizes is measured. */
async function kept(unit: PhotosOf, imageId: string, deps: Deps): Promise<Placed | undefined> {
  const key = unit.images.find((each) => imageIdOf(each) === imageId);
  if (key === undefined) return undefined;
  const known = unit.imageFacts?.[key]?.bytes;
  return { key, size: known ?? (await deps.files.peek(key, 1))?.size ?? 0 };
}

async function added(
  wanted: Exclude<Wanted, { image_id: string }>,
  { unit, viewer, place }: { unit: PhotosOf; viewer: Viewer; place: number },
  deps: Deps,
): Promise<Placed> {
  const found: Seen | undefined = await seen(wanted, viewer, deps);
  if (!found) throw no('not-found', notThere, place);
  const { organizationId, propertyId, unitId } = unit;
  const photo = photoOf(found, { organizationId, propertyId, unitId }, deps);
  if (!photo) throw no('invalid', messages.imagesOnly, place);
  return { key: photo.key, size: photo.size, photo };
}

/** The photos the caller wants, in order: kept ones, and new ones, checked but not stored yet. Refuses one
 * the unit does not have, a duplicate, a file that is no image, and over 3 MB in total (PRP-16). */
export async function editedPhotos(
  wanted: UnitImages,
  { unit, viewer }: { unit: PhotosOf; viewer: Viewer },
  deps: Deps,
): Promise<Pick<Unit, 'images' | 'imageFacts'> & { readonly photos: readonly Photo[] }> {
  const placed = await Promise.all(
    wanted.map(async (each, place) => {
      if (!('image_id' in each)) return added(each, { unit, viewer, place }, deps);
      const stays = await kept(unit, each.image_id, deps);
      if (!stays) throw no('not-found', notThere, place);
      return stays;
    }),
  );
  const images = placed.map(({ key }) => key);
  if (new Set(images).size !== images.length) throw no('invalid', 'Each photo is listed once');
  if (placed.reduce((sum, { size }) => sum + size, 0) > limits.imageBytesPerUnit)
    throw no('invalid', messages.imagesTooLarge);
  const facts = placed.map(({ key, size }, place) => {
    const alt = tidyLine(wanted[place]?.alt ?? '');
    return [key, { alt, bytes: size }] as const;
  });
  return {
    images,
    imageFacts: facts.length > 0 ? Object.fromEntries(facts) : undefined,
    photos: placed.flatMap(({ photo }) => (photo ? [photo] : [])),
  };
}
