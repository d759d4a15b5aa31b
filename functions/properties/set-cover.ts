import { properties as rows } from '../../shared/contract/properties';
import { limits } from '../../shared/domain/limits';
import { messages } from '../../shared/domain/messages';
import type { Viewer } from '../../shared/domain/people/roles';
import { refuse } from '../../shared/wire/refusals';
import { findHead } from '../common/portfolio/find-property';
import { coverOwner } from '../common/portfolio/image-keys';
import { savePhotos } from '../common/portfolio/save-photos';
import { notThere, type Photo, photoOf, seeUpload } from '../common/portfolio/unit-photos';
import { change } from '../runtime/change';
import type { Deps } from '../runtime/deps/deps';
import type { Property } from '../table/properties/record';

/** The caller's upload, checked but not stored yet. */
async function coverFrom(upload: string, property: Property, viewer: Viewer, deps: Deps): Promise<Photo> {
  const no = (code: 'invalid' | 'not-found', message: string) =>
    refuse(code, { fields: { upload: message } });
  const seen = await seeUpload(upload, viewer, deps);
  if (!seen) throw no('not-found', notThere);
  if (seen.size > limits.imageBytesPerUnit) throw no('invalid', messages.imagesTooLarge);
  const photo = photoOf(seen, { ...property, unitId: coverOwner }, deps);
  if (!photo) throw no('invalid', messages.imagesOnly);
  return photo;
}

/** The new photo is stored before the write, the old one removed after it. */
export const setCover = change(rows.setCover, {
  read: async ({ viewer, now, params, body }, deps) => {
    const propertyId = params.id;
    const asked = { organizationId: viewer.organizationId, propertyId, except: '' };
    const [head, next] = await Promise.all([
      findHead({ viewer, now, propertyId, toChange: true }, deps),
      body.upload === undefined ? deps.units.firstPhoto(asked) : undefined,
    ]);
    return { head, next };
  },
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { property } = found.head;
    const photo =
      body.upload === undefined ? undefined : await coverFrom(body.upload, property, viewer, deps);
    const cover = photo?.key;
    const image = cover ?? found.next?.image ?? '';
    if (!photo && property.cover === undefined)
      return { success: 1, data: { image_url: await deps.files.link(image, now) } };
    const object = { kind: 'property', id: property.propertyId, name: property.title } as const;
    const left = trace({ action: 'property.cover', object });
    const write = () => deps.properties.setCover({ ...found, cover, trace: left });
    await savePhotos(photo ? [photo] : [], write, deps);
    await deps.files.remove(property.cover === undefined ? [] : [property.cover]);
    return { success: 1, data: { image_url: await deps.files.link(image, now) } };
  },
});
