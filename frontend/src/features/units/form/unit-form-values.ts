import type { UnitDetails } from '../../../../../shared/contract/units';
import {
  type Appliance,
  oneUnitProblems,
  type UnitForm,
  uncheckedAppliances,
} from '../../../../../shared/domain/portfolio/units';
import type { Problem } from '../../../../../shared/domain/problem';
import { today } from '../../../ui/data/instant';
import { nextUnitNumber } from '../pickers/next-unit-number';
import { emptyUnit, toUnitForm, type UnitValues } from '../pickers/unit-values';
import type { EditedPhoto } from './edited-photos';

/**
 * One unit as typed. It is the first of `units`, like in a property's form, so that both forms
 * share their fields.
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

/** The checklist with the unit's appliances; unknown names become custom appliances at its end (PRP-05). */
export function checkedAppliances(names: readonly string[]): Appliance[] {
  const list = uncheckedAppliances().map((one) => ({ ...one, checked: names.includes(one.name) }));
  const custom = names.filter((name) => !list.some((one) => one.name === name));
  return [
    ...list,
    ...custom.map((name, index) => ({ id: `custom-${index + 1}`, checkListId: '', name, checked: true })),
  ];
}

/** The API's `1250.00` as a person would type it. */
const typedRent = (price: string): string => price.replace(/\.00$/, '');

export const unitFormOf = (unit: UnitDetails): UnitFormValues => ({
  propertyType: unit.property_type,
  units: [
    {
      unitNumber: unit.unit_number,
      bedrooms: unit.bedrooms,
      bathrooms: unit.bathrooms,
      halfBaths: unit.half_baths ?? '',
      rentprice: unit.size_sqft,
      availableDate: unit.is_availability_date,
      monthlyRent: typedRent(unit.rent_price),
      appliances: checkedAppliances(unit.appliances),
      photos: [],
    },
  ],
  images: unit.images.map(({ image_id, url, alt }) => ({ id: image_id, url, alt })),
});

/**
 * A unit like another one, under the next free number of those that are known. Photos stay with the unit they
 * show.
 */
export function copiedUnitForm(
  unit: UnitDetails,
  others: readonly { readonly unit_number: string }[],
): UnitFormValues {
  const form = unitFormOf(unit);
  const [values] = form.units;
  const taken = others.map(({ unit_number }) => unit_number);
  const unitNumber = nextUnitNumber(values.unitNumber, [...taken, values.unitNumber]);
  return { ...form, units: [{ ...values, unitNumber }], images: [] };
}

export const unitOf = ({ units: [unit] }: UnitFormValues): UnitForm => toUnitForm(unit);

/** The shared rule for one unit. An unchanged availability date may be in the past. */
export const oneUnitFormProblems = (values: UnitFormValues, base: UnitFormValues): Problem[] =>
  oneUnitProblems(unitOf(values), {
    propertyType: values.propertyType,
    today: today(),
    before: base.units[0].availableDate,
  }).map(({ path: [, ...field], message }) => ({ path: ['units', 0, ...field], message }));

/** The form's name for a field of the call. */
export const unitNameOf = (wireName: string): string =>
  /^images(\.|$)/.test(wireName) ? 'images' : wireName.replace(/^unit\./, 'units.0.');
