import { isLocalDate, type LocalDate, localDateOf } from '../../../shared/domain/dates';
import { hasRooms } from '../../../shared/domain/portfolio/property-types';
import { rentCents, type UnitForm } from '../../../shared/domain/portfolio/units';
import { tidyLine } from '../../../shared/domain/text';
import { readTypedNumber, typedNumbers } from '../../../shared/domain/typed-numbers';
import type { Unit } from '../../table/units/record';

const day = 86_400_000;

/** The person's own calendar day if it is within a day of UTC's, else UTC's (rules, D6). */
export function todayOf(localDate: string | undefined, now: Date): LocalDate {
  const today = localDateOf(now);
  if (localDate === undefined || !isLocalDate(localDate)) return today;
  return Math.abs(Date.parse(localDate) - Date.parse(today)) <= day ? localDate : today;
}

/** The screen's sanitizers, run again (PRP-22). A type without rooms clears bedrooms, bathrooms (PRP-02). */
export const tidyUnit = (unit: UnitForm, propertyType: string): UnitForm => ({
  ...unit,
  unitNumber: tidyLine(unit.unitNumber),
  bedrooms: hasRooms(propertyType) ? readTypedNumber(unit.bedrooms, typedNumbers.beds) : '',
  bathrooms: hasRooms(propertyType) ? readTypedNumber(unit.bathrooms, typedNumbers.baths) : '',
  halfBaths: hasRooms(propertyType) ? readTypedNumber(unit.halfBaths ?? '', typedNumbers.halfBaths) : '',
  rentprice: readTypedNumber(unit.rentprice, typedNumbers.size),
  monthlyRent: unit.monthlyRent.trim(),
  appliances: unit.appliances.map((appliance) => ({ ...appliance, name: tidyLine(appliance.name) })),
});

/** Names of the checked appliances, each once, in the form's order. */
const applianceNames = (unit: UnitForm): string[] => [
  ...new Set(unit.appliances.filter(({ checked, name }) => checked && name !== '').map(({ name }) => name)),
];

/** A tidied and checked form as stored. */
export const unitFacts = (form: UnitForm) => ({
  unitNumber: form.unitNumber,
  bedrooms: form.bedrooms,
  bathrooms: form.bathrooms,
  halfBaths: form.halfBaths || undefined,
  sizeSqft: form.rentprice,
  availableDate: form.availableDate,
  appliances: applianceNames(form),
  monthlyRent: rentCents(form.monthlyRent),
});

/** A new unit, without a lease. */
export const newUnit = (
  form: UnitForm,
  ids: Pick<Unit, 'unitId' | 'propertyId' | 'organizationId' | 'images' | 'imageFacts'>,
): Unit => ({ ...ids, ...unitFacts(form), leaseStatus: 0 });
