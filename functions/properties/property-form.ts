import type { AddPropertyBody } from '../../shared/contract/properties';
import type { PropertyForm } from '../../shared/domain/portfolio/properties';
import { tidyLine, tidyText } from '../../shared/domain/text';
import { readTypedNumber, typedNumbers } from '../../shared/domain/typed-numbers';
import { tidyOwner } from '../common/portfolio/tidy-owner';
import { tidyUnit } from '../common/portfolio/unit-form';

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
