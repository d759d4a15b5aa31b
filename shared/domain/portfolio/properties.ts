import type { LocalDate } from '../dates';
import { limits } from '../limits';
import { messages } from '../messages';
import type { Problem } from '../problem';
import { type OwnerForm, ownersProblems } from './owners';
import { type FurnishedType, propertyTypes } from './property-types';
import { type UnitForm, unitProblems } from './units';

/** The property form on the screen and in the call (spec §3). */
export type PropertyForm = {
  readonly propertyType: string;
  readonly propertyDesc: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly zipcode: string;
  readonly property_title: string;
  readonly parking: number;
  readonly furnished_type: FurnishedType;
  readonly units: readonly UnitForm[];
  readonly rentalOwners: readonly OwnerForm[];
};

/** Problems of a property's own fields, in the spec's words (PRP-04, PRP-08 to PRP-10). */
export function propertyFieldProblems(form: Omit<PropertyForm, 'units' | 'rentalOwners'>): Problem[] {
  const problems: Problem[] = [];
  const need = (field: keyof PropertyForm, sentence: string) => {
    if (String(form[field as keyof typeof form]).trim() === '')
      problems.push({ path: [field], message: sentence });
  };
  need('propertyType', messages.propertyTypeRequired);
  if (form.propertyType !== '' && !propertyTypes.some((type) => type === form.propertyType))
    problems.push({ path: ['propertyType'], message: messages.propertyTypeRequired });
  need('property_title', messages.propertyNameRequired);
  need('street', messages.streetRequired);
  need('country', messages.countryRequired);
  need('state', messages.stateRequired);
  need('city', messages.cityRequired);
  need('zipcode', messages.zipcodeRequired);
  if (form.zipcode !== '' && !/^\d{5}$/.test(form.zipcode))
    problems.push({ path: ['zipcode'], message: messages.zipcodeLength });
  if (form.propertyDesc.length > limits.descriptionCharacters)
    problems.push({ path: ['propertyDesc'], message: `At most ${limits.descriptionCharacters} characters` });
  return problems;
}

/** The Add Property form: screen and Lambda share the rule and its messages. `today` is a local date. */
export const propertyProblems = (form: PropertyForm, { today }: { today: LocalDate }): Problem[] => [
  ...propertyFieldProblems(form),
  ...unitProblems(form.units, { propertyType: form.propertyType, today }),
  ...ownersProblems(form.rentalOwners),
];
