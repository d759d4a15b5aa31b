import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';
import { photoUploadKey } from './photo-keys';

/** A signed upload of a photo, of the announced type and maximum size; savePhoto checks the content. */
export const createPhotoUpload: Handler<Contract['profile']['createPhotoUpload']> = async (
  { viewer, body: { contentType, bytes } },
  deps,
) => {
  const imageUpload = deps.ids.next('img');
  const key = photoUploadKey(viewer, imageUpload);
  const { url, fields } = await deps.files.startUpload({ key, contentType, maxBytes: bytes });
  return { success: 1, data: { imageUpload, url, fields } };
};
