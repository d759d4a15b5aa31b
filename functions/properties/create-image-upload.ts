import type { Contract } from '../../shared/contract';
import { mayAddUnits } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { uploadKey } from './image-keys';

/** A signed direct upload of one photo, of the announced type and no larger than announced. What was sent is sniffed when it is used. */
export const createImageUpload: Handler<Contract['properties']['createImageUpload']> = async (
  { viewer, body: { contentType, bytes } },
  deps,
) => {
  if (!mayAddUnits(viewer)) throw refuse('not-permitted');
  const imageUpload = deps.ids.next('img');
  const key = uploadKey(viewer, imageUpload);
  const { url, fields } = await deps.files.startUpload({ key, contentType, maxBytes: bytes });
  return { success: 1, data: { imageUpload, url, fields } };
};
