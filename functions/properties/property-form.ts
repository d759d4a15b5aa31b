import type { AddPropertyBody } from '../../shared/contract/properties';
import type { OwnerForm } from '../../shared/domain/owners';
import type { PropertyForm } from '../../shared/domain/properties';
import { digitsOnly, nationalDigits, normalizeEmail, tidyLine, tidyText } from '../../shared/domain/text';
import { tidyUnit } from '../common/portfolio/unit-form';

/** A masked or pasted number comes down to its digits; anything else stays, so that the rule can say what is wrong with it (PRP-20). */
const tidyMobile = (typed: string): string => (/^[\d\s()+-]*$/.test(typed) ? nationalDigits(typed) : typed);

/** Names keep their punctuation: the owner form allows some (PRP-17), and says so when it is too much. */
export const tidyOwner = (owner: OwnerForm): OwnerForm => ({
  ...owner,
  firstName: tidyLine(owner.firstName),
  lastName: tidyLine(owner.lastName),
  companyName: tidyLine(owner.companyName),
  email: normalizeEmail(owner.email),
  mobile: tidyMobile(owner.mobile),
});

/** A property's own facts as they are typed, in an add or a change. */
type TypedFacts = Omit<PropertyForm, 'units' | 'rentalOwners'>;

/** A property's own fields after the same sanitizers as the screen's (PRP-22). */
export const tidyFacts = (body: TypedFacts): TypedFacts => ({
  propertyType: tidyLine(body.propertyType),
  propertyDesc: tidyText(body.propertyDesc),
  street: tidyLine(body.street),
  city: tidyLine(body.city),
  state: tidyLine(body.state),
  country: tidyLine(body.country),
  zipcode: digitsOnly(body.zipcode),
  property_title: tidyLine(body.property_title),
  parking: body.parking,
  furnished_type: body.furnished_type,
});

/** The form as the rules read it and the table stores it: the same sanitizers as the screen, run again (PRP-22). */
export const tidyForm = (body: AddPropertyBody): PropertyForm => ({
  ...tidyFacts(body),
  units: body.units.map((unit) => tidyUnit(unit, tidyLine(body.propertyType))),
  rentalOwners: body.rentalOwners.map(tidyOwner),
});
