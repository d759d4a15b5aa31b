import type { Viewer } from '../../../shared/domain/people/roles';
import type { PropertyForm } from '../../../shared/domain/portfolio/properties';
import type { Audited } from '../../runtime/audit';
import type { NewProperty } from '../../table/properties/writes';
import { factsOfForm } from './property-facts';
import { newUnit } from './unit-form';
import { factsOf, type Photo } from './unit-photos';

type Made = {
  readonly propertyId: string;
  readonly viewer: Viewer;
  readonly now: Date;
  /** One per unit, in the form's order. */
  readonly units: readonly { readonly unitId: string; readonly photos: readonly Photo[] }[];
  readonly shares: NewProperty['shares'];
};

/** A checked form with ids, owners and photos as a record. The first photo stands for the property. */
export function newProperty(
  form: PropertyForm,
  { propertyId, viewer, now, units, shares }: Made,
): NewProperty {
  const ids = { organizationId: viewer.organizationId, propertyId };
  const made = form.units.map((unit, index) => {
    const { unitId = '', photos = [] } = units[index] ?? {};
    const images = photos.map(({ key }) => key);
    return newUnit(unit, { ...ids, unitId, images, imageFacts: factsOf(photos) });
  });
  return {
    shares,
    units: made,
    property: {
      ...ids,
      ...factsOfForm(form),
      unitCount: made.length,
      image: made.flatMap(({ images }) => images)[0] ?? '',
      createdAt: now.toISOString(),
      createdBy: viewer.userId,
      stage: 'live',
    },
  };
}

/** The log entry of the add. */
export const addedProperty = ({ property, units }: NewProperty): Audited => ({
  action: 'property.add',
  object: { kind: 'property', id: property.propertyId, name: property.title },
  after: { propertyType: property.propertyType, unitCount: units.length },
});

/** Someone who sees only a chosen list gets what they add on it. */
export const grantTo = (viewer: Viewer): Viewer | undefined =>
  Array.isArray(viewer.grants?.properties) ? viewer : undefined;
