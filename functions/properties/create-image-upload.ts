import type { Contract } from '../../shared/contract';
import { uploadKey } from '../common/portfolio/image-keys';
import type { Handler } from '../runtime/handler';

/** A signed upload of one photo for anyone who may change properties; it is checked when it is used. */
export const createImageUpload: Handler<Contract['properties']['createImageUpload']> = async (
  { viewer, body: { contentType, bytes } },
  deps,
) => {
  const imageUpload = deps.ids.next('img');
  const key = uploadKey(viewer, imageUpload);
  const { url, fields } = await deps.files.startUpload({ key, contentType, maxBytes: bytes });
  return { success: 1, data: { imageUpload, url, fields } };
};
