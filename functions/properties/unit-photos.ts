import { limits } from '../../shared/domain/limits';
import { messages } from '../../shared/domain/messages';
import type { Viewer } from '../../shared/domain/roles';
import { base64OfDataUrl, type InlineFile } from '../../shared/wire/files';
import { refuse } from '../../shared/wire/refusals';
import { type Image, imageHeadBytes, imageKind, imageKinds } from '../gateways/image-kind';
import type { Deps } from '../runtime/deps';
import { imageKey, isUploadName, uploadKey } from './image-keys';

type Source = { readonly bytes: Uint8Array } | { readonly from: string };
/** A photo that was looked at: where it comes from, where it goes, and the type it is served as. */
export type Photo = { readonly source: Source; readonly key: string; readonly contentType: string };

export type UnitPhotos = {
  readonly unitId: string;
  readonly inline: readonly InlineFile[];
  readonly imageUploads: readonly string[];
};

type Seen = { readonly source: Source; readonly size: number; readonly image: Image | undefined };

const notThere = 'This photo is not there any more. Please add it again.';

/** An inline file, decoded and sniffed; its name and declared type have no say. */
function seeInline(file: InlineFile): Seen {
  const base64 = base64OfDataUrl(file.data);
  const bytes = base64 === undefined ? new Uint8Array() : new Uint8Array(Buffer.from(base64, 'base64'));
  return { source: { bytes }, size: bytes.length, image: imageKind(bytes) };
}

/** A direct upload of the caller's own, its size and beginning; undefined when nothing lies there. */
async function seeUpload(name: string, viewer: Viewer, deps: Deps): Promise<Seen | undefined> {
  if (!isUploadName(name)) return undefined;
  const from = uploadKey(viewer, name);
  const found = await deps.files.peek(from, imageHeadBytes);
  return found && { source: { from }, size: found.size, image: imageKind(found.head) };
}

/**
 * The photos of one unit, `number` counting from 1 as the fields files1, files2, … do. Refuses what is no image, more than 3 MB together
 * (PRP-16), too many, and an upload that is not there or somebody else's.
 */
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
  return seen.map(({ source, image }) => {
    if (!image) throw no('invalid', messages.imagesOnly);
    const { contentType, extension } = imageKinds[image.kind];
    const place = { organisationId: owner.viewer.organisationId, propertyId: owner.propertyId };
    const imageId = deps.ids.next('img');
    return { source, contentType, key: imageKey({ ...place, unitId: unit.unitId, imageId, extension }) };
  });
}
