import type { AddPropertyBody } from '../../shared/contract/properties';
import { isLocalDate, type LocalDate, localDateOf } from '../../shared/domain/dates';
import type { OwnerForm } from '../../shared/domain/owners';
import type { PropertyForm } from '../../shared/domain/properties';
import { hasRooms } from '../../shared/domain/property-types';
import {
  digitsOnly,
  nationalDigits,
  normaliseEmail,
  sanitiseNumeric,
  tidyLine,
  tidyText,
} from '../../shared/domain/text';
import type { UnitForm } from '../../shared/domain/units';

const day = 86_400_000;

/** The person's own calendar day when it is within a day of UTC's, else UTC's (rules, D6). */
export function todayOf(localDate: string | undefined, now: Date): LocalDate {
  const today = localDateOf(now);
  if (localDate === undefined || !isLocalDate(localDate)) return today;
  return Math.abs(Date.parse(localDate) - Date.parse(today)) <= day ? localDate : today;
}

/** A masked or pasted number comes down to its digits; anything else stays, so that the rule can say what is wrong with it (PRP-20). */
const tidyMobile = (typed: string): string => (/^[\d\s()+-]*$/.test(typed) ? nationalDigits(typed) : typed);

/** Names keep their punctuation: the owner form allows some (PRP-17), and says so when it is too much. */
const tidyOwner = (owner: OwnerForm): OwnerForm => ({
  ...owner,
  firstName: tidyLine(owner.firstName),
  lastName: tidyLine(owner.lastName),
  companyName: tidyLine(owner.companyName),
  email: normaliseEmail(owner.email),
  mobile: tidyMobile(owner.mobile),
});

/** Bedrooms and bathrooms are cleared where the type has none (PRP-02). */
const tidyUnit = (unit: UnitForm, propertyType: string): UnitForm => ({
  ...unit,
  unitNumber: tidyLine(unit.unitNumber),
  bedrooms: hasRooms(propertyType) ? digitsOnly(unit.bedrooms) : '',
  bathrooms: hasRooms(propertyType) ? digitsOnly(unit.bathrooms) : '',
  rentprice: sanitiseNumeric(unit.rentprice),
  monthlyRent: unit.monthlyRent.trim(),
  appliances: unit.appliances.map((appliance) => ({ ...appliance, name: tidyLine(appliance.name) })),
});

/** The form as the rules read it and the table stores it: the same sanitisers as the screen, run again (PRP-22). */
export const tidyForm = (body: AddPropertyBody): PropertyForm => ({
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
  units: body.units.map((unit) => tidyUnit(unit, tidyLine(body.propertyType))),
  rentalOwners: body.rentalOwners.map(tidyOwner),
});
