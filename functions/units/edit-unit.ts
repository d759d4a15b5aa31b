import type { RequestOf } from '../../shared/contract/endpoint';
import type { units as rows } from '../../shared/contract/units';
import type { Viewer } from '../../shared/domain/people/roles';
import { editedPhotos } from '../common/portfolio/edited-photos';
import { unitFacts } from '../common/portfolio/unit-form';
import type { Deps } from '../runtime/deps/deps';
import type { Property } from '../table/properties/record';
import type { Unit } from '../table/units/record';
import { checkUnitForm } from './check-unit-form';

type Asked = Pick<RequestOf<(typeof rows)['updateUnit']>, 'body'> & {
  readonly before: Unit;
  readonly property: Property;
  readonly viewer: Viewer;
  readonly now: Date;
};

/** The edited unit, and its new photos, not stored yet. Without `images` the photos stay as they are. */
export async function editUnit({ before, property, viewer, now, body }: Asked, deps: Deps) {
  const { propertyType } = property;
  const form = checkUnitForm({ propertyType, body, now, before: before.availableDate });
  const { photos, ...pictures } = body.images
    ? await editedPhotos(body.images, { unit: before, viewer }, deps)
    : { photos: [], images: before.images };
  const after: Unit = { ...before, ...unitFacts(form), ...pictures };
  return { after, photos };
}
