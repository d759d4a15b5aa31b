import type { AddPropertyBody } from '../../shared/contract/properties';
import { nationalDigits } from '../../shared/domain/phone';
import type { OwnerForm } from '../../shared/domain/portfolio/owners';
import type { PropertyForm } from '../../shared/domain/portfolio/properties';
import { normalizeEmail, tidyLine, tidyText } from '../../shared/domain/text';
import { readTypedNumber, typedNumbers } from '../../shared/domain/typed-numbers';
import { tidyUnit } from '../common/portfolio/unit-form';

/** Names keep their punctuation: the owner form allows some (PRP-17) and reports the rest. */
export const tidyOwner = (owner: OwnerForm): OwnerForm => ({
  ...owner,
  firstName: tidyLine(owner.firstName),
  lastName: tidyLine(owner.lastName),
  companyName: tidyLine(owner.companyName),
  email: normalizeEmail(owner.email),
  mobile: nationalDigits(owner.mobile),
});

/** A property's own facts as typed in an add or an update. */
type TypedFacts = Omit<PropertyForm, 'units' | 'rentalOwners'>;

/** Property fields after the same sanitizers as the screen's (PRP-22). */
export const tidyFacts = (body: TypedFacts): TypedFacts => ({
  propertyType: tidyLine(body.propertyType),
  propertyDesc: tidyText(body.propertyDesc),
  street: tidyLine(body.street),
  city: tidyLine(body.city),
  state: tidyLine(body.state),
  country: tidyLine(body.country),
  zipcode: readTypedNumber(body.zipcode, typedNumbers.zipcode),
  property_title: tidyLine(body.property_title),
  parking: body.parking,
  furnished_type: body.furnished_type,
});

/** The whole form after the same sanitizers as the screen's (PRP-22). */
export const tidyForm = (body: AddPropertyBody): PropertyForm => ({
  ...tidyFacts(body),
  units: body.units.map((unit) => tidyUnit(unit, tidyLine(body.propertyType))),
  rentalOwners: body.rentalOwners.map(tidyOwner),
});
