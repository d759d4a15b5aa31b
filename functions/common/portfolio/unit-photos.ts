import { limits } from '../../../shared/domain/limits';
import { messages } from '../../../shared/domain/messages';
import type { Viewer } from '../../../shared/domain/people/roles';
import { pictureHeadBytes } from '../../../shared/domain/pictures/believable';
import { base64OfDataUrl, type InlineFile } from '../../../shared/wire/files';
import { refuse } from '../../../shared/wire/refusals';
import { type Image, imageKind, imageKinds } from '../../gateways/files/image-kind';
import type { Deps } from '../../runtime/deps/deps';
import type { Unit } from '../../table/units/record';
import { imageKey, isUploadName, uploadKey } from './image-keys';

type Source = { readonly bytes: Uint8Array } | { readonly from: string; readonly ifMatch?: string };
/** A checked photo: its source, its place, the type it is served as, and its size. */
export type Photo = {
  readonly source: Source;
  readonly key: string;
  readonly contentType: string;
  readonly size: number;
};

export type UnitPhotos = {
  readonly unitId: string;
  readonly inline: readonly InlineFile[];
  readonly imageUploads: readonly string[];
};

export type Seen = { readonly source: Source; readonly size: number; readonly image: Image | undefined };

export const notThere = 'This photo is no longer available. Please add it again.';

/** An inline file, decoded and sniffed; its name and declared type do not count. */
export function seeInline(file: InlineFile): Seen {
  const base64 = base64OfDataUrl(file.data);
  const bytes = base64 === undefined ? new Uint8Array() : new Uint8Array(Buffer.from(base64, 'base64'));
  return { source: { bytes }, size: bytes.length, image: imageKind(bytes) };
}

/** The caller's own upload, or undefined. `ifMatch` makes the copy take exactly the bytes checked here. */
export async function seeUpload(
  name: string,
  viewer: Pick<Viewer, 'organizationId' | 'userId'>,
  deps: Deps,
): Promise<Seen | undefined> {
  if (!isUploadName(name)) return undefined;
  const from = uploadKey(viewer, name);
  const found = await deps.files.peek(from, pictureHeadBytes);
  if (!found) return undefined;
  const { size, head, etag } = found;
  return {
    source: { from, ...(etag !== undefined && { ifMatch: etag }) },
    size,
    image: imageKind(head),
  };
}

type Place = { readonly organizationId: string; readonly propertyId: string; readonly unitId: string };

/** A seen file as a photo of this unit; undefined when it is no picture. */
export function photoOf({ source, size, image }: Seen, place: Place, deps: Deps): Photo | undefined {
  if (!image) return undefined;
  const { contentType, extension } = imageKinds[image.kind];
  const key = imageKey({ ...place, imageId: deps.ids.next('img'), extension });
  return { source, contentType, size, key };
}

/** What is stored of photos besides their keys; undefined for none. */
export const factsOf = (photos: readonly Photo[]): Unit['imageFacts'] =>
  photos.length === 0
    ? undefined
    : Object.fromEntries(photos.map(({ key, size }) => [key, { alt: '', bytes: size }]));

/** The photos of one new unit; `number` counts from 1 as in files1, files2, … Refuses too many, over 3 MB
 * in total (PRP-16), a file that is no image, and an upload that is missing or someone else's. */
export async function unitPhotos(
  unit: UnitPhotos & { readonly number: number },
  owner: { viewer: Viewer; propertyId: string },
  deps: Deps,
): Promise<Photo[]> {
  const no = (code: 'invalid' | 'not-found', message: string) =>
    refuse(code, { fields: { [`files${unit.number}`]: message } });
  const uploads = [...new Set(unit.imageUploads)];
  if (unit.inline.length + uploads.length > limits.imagesPerUnit)
    throw no('invalid', `At most ${limits.imagesPerUnit} photos for a unit`);
  const found = await Promise.all(uploads.map((name) => seeUpload(name, owner.viewer, deps)));
  const seen: Seen[] = unit.inline.map(seeInline);
  for (const upload of found) {
    if (!upload) throw no('not-found', notThere);
    seen.push(upload);
  }
  if (seen.reduce((sum, { size }) => sum + size, 0) > limits.imageBytesPerUnit)
    throw no('invalid', messages.imagesTooLarge);
  const { organizationId } = owner.viewer;
  const place = { organizationId, propertyId: owner.propertyId, unitId: unit.unitId };
  return seen.map((each) => {
    const photo = photoOf(each, place, deps);
    if (!photo) throw no('invalid', messages.imagesOnly);
    return photo;
  });
}
