import { limits } from '../../../../../shared/domain/limits';
import {
  type PropertyForm,
  propertyFieldProblems,
  propertyProblems,
} from '../../../../../shared/domain/portfolio/properties';
import { propertyDefaults } from '../../../../../shared/domain/portfolio/property-types';
import type { Problem } from '../../../../../shared/domain/problem';
import { today } from '../../../ui/data/instant';
import { type OwnerValues, toOwnerForm } from '../../owners/pickers/owner-values';
import { emptyUnit, toUnitForm, type UnitValues } from '../../units/pickers/unit-values';

/** A property's own fields as typed. The keys follow the order of the form. */
export type PropertyFacts = Omit<PropertyForm, 'parking' | 'units' | 'rentalOwners'> & { parking: string };

/** The Add Property form. Other screens change the units and owners of an existing property. */
export type PropertyValues = PropertyFacts & { units: UnitValues[]; rentalOwners: OwnerValues[] };

/** The defaults of PRP-23, and the only country. */
export const emptyFacts: PropertyFacts = {
  propertyType: '',
  property_title: '',
  propertyDesc: '',
  furnished_type: propertyDefaults.furnished_type,
  parking: String(propertyDefaults.parking),
  street: '',
  country: 'United States',
  state: '',
  city: '',
  zipcode: '',
};

export const emptyProperty = (rentalOwners: OwnerValues[] = []): PropertyValues => ({
  ...emptyFacts,
  units: [emptyUnit()],
  rentalOwners,
});

/** The form that the rules check and the call sends. */
export const toPropertyForm = (values: PropertyValues): PropertyForm => ({
  ...values,
  parking: Number(values.parking || 0),
  units: values.units.map(toUnitForm),
  rentalOwners: values.rentalOwners.map(toOwnerForm),
});

const parkingProblems = ({ parking }: PropertyFacts): Problem[] =>
  Number(parking || 0) <= limits.parkingSpaces
    ? []
    : [{ path: ['parking'], message: `At most ${limits.parkingSpaces} spaces` }];

/** The shared rules for the whole form. Reads the date on each run: a form may stay open past midnight. */
export const wholeProblems = (values: PropertyValues): Problem[] => [
  ...propertyProblems(toPropertyForm(values), { today: today() }),
  ...parkingProblems(values),
];

/** The shared rules for a property's own fields. */
export const factsProblems = (facts: PropertyFacts): Problem[] => [
  ...propertyFieldProblems({ ...facts, parking: Number(facts.parking || 0) }),
  ...parkingProblems(facts),
];
