import type { PropertyForm } from '../../shared/domain/properties';
import type { Viewer } from '../../shared/domain/roles';
import type { NewProperty } from '../table/properties';
import { newUnit } from './unit-form';
import { factsOf, type Photo } from './unit-photos';

type Made = {
  readonly propertyId: string;
  readonly viewer: Viewer;
  readonly now: Date;
  /** One entry a unit, in the form's order. */
  readonly units: readonly {
    readonly unitId: string;
    readonly images: readonly string[];
    readonly photos: readonly Photo[];
  }[];
  readonly shares: NewProperty['shares'];
};

/** A checked form with its ids, owners and photos as what the table stores. The first photo stands for the property. */
export function newProperty(
  form: PropertyForm,
  { propertyId, viewer, now, units, shares }: Made,
): NewProperty {
  const { organizationId, userId } = viewer;
  return {
    shares,
    units: form.units.map((unit, index) =>
      newUnit(unit, {
        propertyId,
        organizationId,
        unitId: units[index]?.unitId ?? '',
        images: units[index]?.images ?? [],
        imageFacts: factsOf(units[index]?.photos ?? []),
      }),
    ),
    property: {
      propertyId,
      organizationId,
      title: form.property_title,
      propertyType: form.propertyType,
      description: form.propertyDesc,
      street: form.street,
      city: form.city,
      state: form.state,
      country: form.country,
      zipcode: form.zipcode,
      parking: form.parking,
      furnishedType: form.furnished_type,
      unitCount: form.units.length,
      image: units.flatMap(({ images }) => images)[0] ?? '',
      createdAt: now.toISOString(),
      createdBy: userId,
    },
  };
}
