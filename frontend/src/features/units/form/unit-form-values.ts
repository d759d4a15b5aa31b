import type { UnitDetails } from '../../../../../shared/contract/units';
import type { Problem } from '../../../../../shared/domain/problem';
import {
  type Appliance,
  oneUnitProblems,
  type UnitForm,
  uncheckedAppliances,
} from '../../../../../shared/domain/units';
import { today } from '../../../ui/instant';
import { emptyUnit, toUnitForm, type UnitValues } from '../pickers/unit-values';
import type { EditedPhoto } from './edited-photos';

/**
 * One unit while it is typed. It stands as the first of `units`, as in the form of a property, so that the
 * same fields draw it.
 */
export type UnitFormValues = {
  propertyType: string;
  units: [UnitValues];
  images: EditedPhoto[];
};

export const emptyUnitForm = (propertyType: string): UnitFormValues => ({
  propertyType,
  units: [emptyUnit()],
  images: [],
});

/**
 * The checklist with what the unit has checked; what is not on it is a custom appliance at its end (PRP-05).
 */
export function checkedAppliances(names: readonly string[]): Appliance[] {
  const list = uncheckedAppliances().map((one) => ({ ...one, checked: names.includes(one.name) }));
  const custom = names.filter((name) => !list.some((one) => one.name === name));
  return [
    ...list,
    ...custom.map((name, index) => ({ id: `custom-${index + 1}`, checkListId: '', name, checked: true })),
  ];
}

/** `1250.00` of the wire as a person would have typed it. */
const typedRent = (price: string): string => price.replace(/\.00$/, '');

/** A unit as it was read, as its form. */
export const unitFormOf = (unit: UnitDetails): UnitFormValues => ({
  propertyType: unit.property_type,
  units: [
    {
      unitNumber: unit.unit_number,
      bedrooms: unit.bedrooms,
      bathrooms: unit.bathrooms,
      rentprice: unit.size_sqft,
      availableDate: unit.is_availability_date,
      monthlyRent: typedRent(unit.rent_price),
      appliances: checkedAppliances(unit.appliances),
      photos: [],
    },
  ],
  images: unit.images.map(({ image_id, url, alt }) => ({ id: image_id, url, alt })),
});

/** What the call carries. */
export const unitOf = ({ units: [unit] }: UnitFormValues): UnitForm => toUnitForm(unit);

/** The shared rule for one unit. Its present availability date may stay although it is past. */
export const oneUnitFormProblems = (values: UnitFormValues, base: UnitFormValues): Problem[] =>
  oneUnitProblems(unitOf(values), {
    propertyType: values.propertyType,
    today: today(),
    before: base.units[0].availableDate,
  }).map(({ path: [, ...field], message }) => ({ path: ['units', 0, ...field], message }));

/** The form's name for a field of the call. */
export const unitNameOf = (wireName: string): string =>
  /^images(\.|$)/.test(wireName) ? 'images' : wireName.replace(/^unit\./, 'units.0.');
