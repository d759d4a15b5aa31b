import { limits } from '../../shared/domain/limits';
import { messages } from '../../shared/domain/messages';
import type { Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import type { Files } from '../gateways/files';
import { imageHeadBytes, imageKind, imageKinds } from '../gateways/image-kind';
import { isUploadName, photoKey, photoUploadKey } from './photo-keys';

const no = (message: string) => refuse('invalid', { fields: { upload: message } });

/** A photo that was looked at: where it lies, where it goes, and the mark of exactly what was looked at. */
type SentPhoto = Parameters<Files['copy']>[0];

/**
 * The caller's upload by its name. Refuses `invalid`: nothing there (any more), no picture whatever it is called, larger than a photo may be.
 */
export async function checkPhoto(name: string, viewer: Viewer, files: Files): Promise<SentPhoto> {
  const from = photoUploadKey(viewer, name);
  const found = isUploadName(name) ? await files.peek(from, imageHeadBytes) : undefined;
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
