import * as z from 'zod';
import { isLocalDate, type LocalDate } from './dates';
import { limits } from './limits';
import { messages } from './messages';
import type { Problem } from './problem';
import { hasRooms } from './property-types';

/** The checklist every unit starts from (PRP-05). */
export const defaultAppliances = [
  'Refrigerator',
  'Oven',
  'Microwave',
  'Dishwasher',
  'Washing Machine',
  'Dryer',
  'AC',
  'Heater',
] as const;

/** A number that is written in digits: `1e+21` would be read as 121. */
const plainNumber = z.number().refine((given) => !String(given).includes('e'));

/** What a form may send as text or as a number. */
const text = z.union([z.string().max(limits.textCharacters), plainNumber]).transform(String);

export const Appliance = z.object({
  id: text,
  checkListId: text.default(''),
  name: z.string().max(limits.textCharacters),
  checked: z.union([z.boolean(), z.number().transform((n) => n === 1)]).default(false),
});
export type Appliance = z.infer<typeof Appliance>;

/**
 * A unit as the form sends it (spec §3). `rentprice` is the size in square feet whatever its name says, read back as `size_sqft`;
 * `monthlyRent` is the rent, in dollars with at most two decimals, optional (decisions, Screens).
 */
export const UnitForm = z.object({
  unitNumber: text.default(''),
  bedrooms: text.default(''),
  bathrooms: text.default(''),
  rentprice: text.default(''),
  availableDate: z.string().max(limits.textCharacters).default(''),
  monthlyRent: text.default(''),
  appliances: z.array(Appliance).max(limits.appliancesPerUnit).default([]),
  /** Names of photos that were uploaded directly beforehand, as createImageUpload answered them. */
  imageUploads: z.array(z.string().max(200)).max(limits.imagesPerUnit).default([]),
});
export type UnitForm = z.infer<typeof UnitForm>;

/** A new list of the default appliances, all unchecked (PRP-03, PRP-05). */
export const uncheckedAppliances = (): Appliance[] =>
  defaultAppliances.map((name, index) => ({
    id: String(index + 1),
    checkListId: String(index + 1),
    name,
    checked: false,
  }));

/** `Pool,  , Sauna` as two checked appliances after the ones that stand; a name already there is not added twice (PRP-05). */
export function withCustomAppliances(appliances: readonly Appliance[], typed: string): Appliance[] {
  const result = [...appliances];
  for (const name of typed.split(',').map((part) => part.trim().slice(0, limits.textCharacters).trim())) {
    if (name === '' || result.length >= limits.appliancesPerUnit) continue;
    if (result.some((appliance) => appliance.name.toLowerCase() === name.toLowerCase())) continue;
    result.push({ id: freeId(result), checkListId: '', name, checked: true });
  }
  return result;
}

/** An id no appliance of the list has, also after one in the middle was taken out. */
function freeId(appliances: readonly Appliance[]): string {
  let number = appliances.length + 1;
  while (appliances.some(({ id }) => id === `custom-${number}`)) number += 1;
  return `custom-${number}`;
}

/** What of a unit's number counts when two are compared: `1a` and ` 1A` are one number (PRP-13). */
export const unitNumberKey = (unitNumber: string): string => unitNumber.trim().toLowerCase();

const sameNumber = (a: string, b: string): boolean => unitNumberKey(a) === unitNumberKey(b);

/** What is wrong with the units of a property form, in the spec's words (PRP-13 to PRP-15). `today` is a local date. */
export function unitProblems(
  units: readonly UnitForm[],
  { propertyType, today }: { propertyType: string; today: LocalDate },
): Problem[] {
  return units.flatMap((unit, index) => {
    const at = (field: string, message: string): Problem => ({ path: ['units', index, field], message });
    const earlier = units.slice(0, index);
    const problems: Problem[] = [];
    if (unit.unitNumber.trim() === '') problems.push(at('unitNumber', messages.unitNumberRequired));
    else if (earlier.some((other) => sameNumber(other.unitNumber, unit.unitNumber)))
      problems.push(at('unitNumber', messages.unitNumberUnique));
    if (hasRooms(propertyType)) {
      if (!/^\d{1,2}$/.test(unit.bedrooms)) problems.push(at('bedrooms', messages.bedsRequired));
      if (!/^\d{1,2}$/.test(unit.bathrooms)) problems.push(at('bathrooms', messages.bathsRequired));
    }
    if (unit.rentprice === '') problems.push(at('rentprice', messages.sizeRequired));
    else if (unit.rentprice.length > limits.sizeCharacters || !/^\d+(\.\d+)?$/.test(unit.rentprice))
      problems.push(
        at('rentprice', `Enter the size as a number of at most ${limits.sizeCharacters} characters`),
      );
    if (unit.availableDate === '') problems.push(at('availableDate', messages.availableDateRequired));
    else if (!isLocalDate(unit.availableDate) || unit.availableDate < today)
      problems.push(at('availableDate', 'Choose today or a later date'));
    if (unit.monthlyRent !== '' && rentCents(unit.monthlyRent) === undefined)
      problems.push(at('monthlyRent', 'Enter the rent as an amount in dollars'));
    return problems;
  });
}

/**
 * What is wrong with one unit that is added to a property or changed, its fields under `unit` (PRP-13 to PRP-15). `before` is the availability
 * date it had: a day gone by may stay. That no other unit has its number is asked of the server.
 */
export const oneUnitProblems = (
  unit: UnitForm,
  { propertyType, today, before }: { propertyType: string; today: LocalDate; before?: LocalDate },
): Problem[] =>
  unitProblems([unit], {
    propertyType,
    today: before !== undefined && before < today && unit.availableDate === before ? before : today,
  }).map(({ path: [, , ...field], message }) => ({ path: ['unit', ...field], message }));

/** Dollars as typed to integer cents; undefined for what is no amount or past the limit, also for nothing typed. */
export function rentCents(typed: string): number | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed);
  if (!parts) return undefined;
  const cents = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return cents <= limits.rentCents ? cents : undefined;
}
