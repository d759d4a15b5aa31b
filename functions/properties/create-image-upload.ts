import type { Contract } from '../../shared/contract';
import { uploadKey } from '../common/portfolio/image-keys';
import type { Handler } from '../runtime/handler';

/** A signed direct upload, for whoever may change properties: a rental owner who was granted that adds photos to a unit. It is of one photo, of the announced type and no larger than announced. What was sent is sniffed when it is used. */
export const createImageUpload: Handler<Contract['properties']['createImageUpload']> = async (
  { viewer, body: { contentType, bytes } },
  deps,
) => {
  const imageUpload = deps.ids.next('img');
  const key = uploadKey(viewer, imageUpload);
  const { url, fields } = await deps.files.startUpload({ key, contentType, maxBytes: bytes });
  return { success: 1, data: { imageUpload, url, fields } };
};
