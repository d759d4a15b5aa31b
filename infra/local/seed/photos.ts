import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverOwner, imageKey } from '../../../functions/common/portfolio/image-keys';
import type { IdKind } from '../../../functions/gateways/ids';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { mapAll } from '../../../functions/runtime/map-all';
import type { PropertyType } from '../../../shared/domain/portfolio/property-types';
import { projectRoot } from '../web-build';

/** A file in the folder next to this one, drawn by test/pictures, and its storage key. */
export type DemoPhoto = {
  readonly key: string;
  readonly file: string;
  readonly alt: string;
  readonly bytes: number;
};

const folder = join(projectRoot, 'infra', 'local', 'seed', 'photos');
export const pathOf = (file: string): string => join(folder, `${file}.webp`);
/** The small picture of a room, for lists of documents. */
export const smallPathOf = (file: string): string => join(folder, 'small', `${file}.jpg`);
const looks = 3;
const filesAtOnce = 16;

type Shown = readonly (readonly [file: string, alt: string])[];
const home: Shown = [
  ['living', 'Living room'],
  ['kitchen', 'Kitchen'],
  ['bedroom', 'Bedroom'],
  ['bathroom', 'Bathroom'],
];
const rooms: Readonly<Record<PropertyType, Shown>> = {
  'Single Family': home,
  'Multi Family': home,
  'Condo/Townhome': home,
  Office: [['office', 'Office']],
  Industrial: [['hall', 'Hall']],
  Retail: [['shop', 'Shop']],
  'Shopping Center': [['shop', 'Shop']],
  Parking: [['bay', 'Parking space']],
  Others: [],
};
const photosPerUnit = 2;

type Place = { readonly organizationId: string; readonly propertyId: string };
type Next = (kind: IdKind) => string;

const photoAt = (place: Place & { unitId: string }, next: Next, [file, alt]: readonly [string, string]) => ({
  key: imageKey({ ...place, imageId: next('img'), extension: 'webp' }),
  file,
  alt,
  bytes: statSync(pathOf(file)).size,
});

/** The property from the street, in a file with the property's name. */
export const coverOf = (title: string, place: Place, next: Next): DemoPhoto =>
  photoAt({ ...place, unitId: coverOwner }, next, [title.toLowerCase().replaceAll(' ', '-'), title]);

/** Two rooms of a unit, different from the unit before. */
export function photosOf(
  type: PropertyType,
  { index, ...place }: Place & { unitId: string; index: number },
  next: Next,
): DemoPhoto[] {
  const shown = rooms[type];
  const count = Math.min(photosPerUnit, shown.length);
  return Array.from({ length: count }, (_, photo) => {
    const [file, alt] = shown[(index + photo) % shown.length] ?? ['', ''];
    return photoAt(place, next, [`${file}-${(index % looks) + 1}`, alt]);
  });
}

/** Stores the photos' files. Needs the local storage, which starts after the database. */
export async function writePhotos(
  photos: readonly DemoPhoto[],
  { files }: Pick<Deps, 'files'>,
): Promise<void> {
  const names = [...new Set(photos.map(({ file }) => file))];
  const bytes = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(pathOf(name))] as const)),
  );
  const store = async ({ key, file }: DemoPhoto) => {
    const found = bytes.get(file);
    if (found) await files.put({ key, bytes: found, contentType: 'image/webp' });
  };
  await mapAll(photos, store, { concurrency: filesAtOnce });
}
