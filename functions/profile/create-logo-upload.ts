import type { Contract } from '../../shared/contract';
import { mayChangeSettings } from '../../shared/domain/settings/may-settings';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { photoUploadKey } from './photo-keys';

/** A signed upload of a logo, of the announced type and maximum size; saveLogo checks the content. */
export const createLogoUpload: Handler<Contract['profile']['createLogoUpload']> = async (
  { viewer, body: { contentType, bytes } },
  deps,
) => {
  if (!mayChangeSettings(viewer)) throw refuse('not-permitted');
  const imageUpload = deps.ids.next('img');
  const key = photoUploadKey(viewer, imageUpload);
  const { url, fields } = await deps.files.startUpload({ key, contentType, maxBytes: bytes });
  return { success: 1, data: { imageUpload, url, fields } };
};
