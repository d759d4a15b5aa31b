import type { RequestOf } from '../../shared/contract/endpoint';
import type { units as rows } from '../../shared/contract/units';
import { limits } from '../../shared/domain/limits';
import type { Viewer } from '../../shared/domain/people/roles';
import { refuse } from '../../shared/wire/refusals';
import { editedPhotos } from '../common/portfolio/edited-photos';
import { newUnit } from '../common/portfolio/unit-form';
import type { Deps } from '../runtime/deps/deps';
import type { Property } from '../table/properties/record';
import { newUnitId } from '../table/units/record';
import { checkUnitForm } from './check-unit-form';

type Asked = RequestOf<(typeof rows)['addUnit']> & {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly property: Property;
};

/** Photos of the list and of the form itself, as in addProperty2. */
function wantedPhotos({ images, unit }: Asked['body']) {
  const wanted = [...images, ...unit.imageUploads.map((upload) => ({ upload, alt: '' }))];
  if (wanted.length > limits.imagesPerUnit)
    throw refuse('invalid', { fields: { images: `At most ${limits.imagesPerUnit} photos for a unit` } });
  return wanted;
}

/** The checked form as a new unit, and its photos, checked but not stored yet. */
export async function draftUnit({ viewer, now, body, property }: Asked, deps: Deps) {
  const { organizationId, propertyId, propertyType } = property;
  const form = checkUnitForm({ propertyType, body, now });
  const ids = { organizationId, propertyId, unitId: newUnitId(propertyId, deps.ids.next('unt')) };
  const unit = { ...ids, images: [] };
  const { photos, ...pictures } = await editedPhotos(wantedPhotos(body), { unit, viewer }, deps);
  return { unit: newUnit(form, { ...ids, ...pictures }), photos };
}
