import { defined } from '../../shared/domain/defined';
import type { PropertyForm } from '../../shared/domain/properties';
import type { Viewer } from '../../shared/domain/roles';
import { rentCents, type UnitForm } from '../../shared/domain/units';
import type { NewProperty, Unit } from '../table/properties';

type Made = {
  readonly propertyId: string;
  readonly viewer: Viewer;
  readonly now: Date;
  /** One entry a unit, in the form's order. */
  readonly units: readonly { readonly unitId: string; readonly images: readonly string[] }[];
  readonly shares: NewProperty['shares'];
};

/** The checked ones by name, each once, in the form's order. */
const applianceNames = (unit: UnitForm): string[] => [
  ...new Set(unit.appliances.filter(({ checked, name }) => checked && name !== '').map(({ name }) => name)),
];

const newUnit = (
  form: UnitForm,
  ids: Pick<Unit, 'unitId' | 'propertyId' | 'organisationId' | 'images'>,
): Unit => ({
  ...ids,
  unitNumber: form.unitNumber,
  bedrooms: form.bedrooms,
  bathrooms: form.bathrooms,
  sizeSqft: form.rentprice,
  availableDate: form.availableDate,
  leaseStatus: 0,
  appliances: applianceNames(form),
  ...defined({ monthlyRent: rentCents(form.monthlyRent) }),
});

/** A checked form with its ids, owners and photos as what the table stores. The first photo stands for the property. */
export function newProperty(
  form: PropertyForm,
  { propertyId, viewer, now, units, shares }: Made,
): NewProperty {
  const { organisationId, userId } = viewer;
  return {
    shares,
    units: form.units.map((unit, index) =>
      newUnit(unit, {
        propertyId,
        organisationId,
        unitId: units[index]?.unitId ?? '',
        images: units[index]?.images ?? [],
      }),
    ),
    property: {
      propertyId,
      organisationId,
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
