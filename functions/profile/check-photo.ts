import { limits } from '../../shared/domain/limits';
import { messages } from '../../shared/domain/messages';
import type { Viewer } from '../../shared/domain/people/roles';
import { pictureHeadBytes } from '../../shared/domain/pictures/believable';
import { refuse } from '../../shared/wire/refusals';
import type { Files } from '../gateways/files/files';
import { imageKind, imageKinds } from '../gateways/files/image-kind';
import { isUploadName, photoKey, photoUploadKey } from './photo-keys';

const no = (message: string) => refuse('invalid', { fields: { upload: message } });

/** A checked photo: its source, its place, and the tag of exactly what was checked. */
type SentPhoto = Parameters<Files['copy']>[0];

/** The caller's upload by its name. Refuses `invalid` when it is gone, is no picture, or is too large. */
export async function checkPhoto(name: string, viewer: Viewer, files: Files): Promise<SentPhoto> {
  const from = photoUploadKey(viewer, name);
  const found = isUploadName(name) ? await files.peek(from, pictureHeadBytes) : undefined;
  if (!found) throw no('This photo is no longer available. Please add it again.');
  if (found.size > limits.imageBytesPerUnit) throw no(messages.imagesTooLarge);
  const image = imageKind(found.head);
  if (!image) throw no(messages.imagesOnly);
  const { contentType, extension } = imageKinds[image.kind];
  return {
    from,
    to: photoKey(viewer, name, extension),
    contentType,
    ...(found.etag !== undefined && { ifMatch: found.etag }),
  };
}
