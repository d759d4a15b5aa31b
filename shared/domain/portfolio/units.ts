import * as z from 'zod';
import { dayProblem, isLocalDate, type LocalDate } from '../dates';
import { limits } from '../limits';
import { messages } from '../messages';
import type { Problem } from '../problem';
import { typedNumbers } from '../typed-numbers';
import { hasRooms } from './property-types';

/** The checklist every unit starts with (PRP-05). */
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

/** Spec §3: `rentprice` is the size in sq ft; `monthlyRent` is the rent in dollars (decisions, Screens). */
export const UnitForm = z.object({
  unitNumber: text.default(''),
  bedrooms: text.default(''),
  bathrooms: text.default(''),
  /** Beside the spec's whole bathrooms: none, or up to nine. */
  halfBaths: text.optional(),
  rentprice: text.default(''),
  availableDate: z.string().max(limits.textCharacters).default(''),
  monthlyRent: text.default(''),
  appliances: z.array(Appliance).max(limits.appliancesPerUnit).default([]),
  /** Photos already uploaded, by the names createImageUpload gave. */
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

/** `Pool,  , Sauna` adds two checked appliances; a name already in the list is not added again (PRP-05). */
export function withCustomAppliances(appliances: readonly Appliance[], typed: string): Appliance[] {
  const result = [...appliances];
  for (const name of typed.split(',').map((part) => part.trim().slice(0, limits.textCharacters).trim())) {
    if (name === '' || result.length >= limits.appliancesPerUnit) continue;
    if (result.some((appliance) => appliance.name.toLowerCase() === name.toLowerCase())) continue;
    result.push({ id: freeId(result), checkListId: '', name, checked: true });
  }
  return result;
}

/** A count alone would repeat an id after an appliance was removed. */
function freeId(appliances: readonly Appliance[]): string {
  let number = appliances.length + 1;
  while (appliances.some(({ id }) => id === `custom-${number}`)) number += 1;
  return `custom-${number}`;
}

/** For comparing: `1a` and ` 1A` are the same unit number (PRP-13). */
export const unitNumberKey = (unitNumber: string): string => unitNumber.trim().toLowerCase();

/** A partial room (`1.5`) gets a sentence of its own (decisions, Bathrooms). */
function roomsProblem(count: string): 'required' | 'part' | undefined {
  if (/^\d{1,2}$/.test(count)) return undefined;
  return /\d\s*[.,/½]|½/.test(count) ? 'part' : 'required';
}

const sameNumber = (a: string, b: string): boolean => unitNumberKey(a) === unitNumberKey(b);

function availableDateProblem(day: string, today: LocalDate): string | undefined {
  if (day === '') return messages.availableDateRequired;
  return !isLocalDate(day) || day < today ? 'Choose today or a later date' : dayProblem(day);
}

/** Problems of a form's units, in the spec's words (PRP-13 to PRP-15). `today` is a local date. */
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
      const [beds, baths] = [roomsProblem(unit.bedrooms), roomsProblem(unit.bathrooms)];
      if (beds)
        problems.push(at('bedrooms', beds === 'part' ? typedNumbers.beds.hint : messages.bedsRequired));
      if (baths)
        problems.push(at('bathrooms', baths === 'part' ? typedNumbers.baths.hint : messages.bathsRequired));
    }
    if (!/^\d?$/.test(unit.halfBaths ?? '')) problems.push(at('halfBaths', typedNumbers.halfBaths.hint));
    if (unit.rentprice === '') problems.push(at('rentprice', messages.sizeRequired));
    else if (unit.rentprice.length > limits.sizeCharacters || !/^\d+(\.\d+)?$/.test(unit.rentprice))
      problems.push(
        at('rentprice', `Enter the size as a number of at most ${limits.sizeCharacters} characters`),
      );
    const wrongDay = availableDateProblem(unit.availableDate, today);
    if (wrongDay) problems.push(at('availableDate', wrongDay));
    if (unit.monthlyRent !== '' && rentCents(unit.monthlyRent) === undefined)
      problems.push(at('monthlyRent', 'Enter the rent as an amount in dollars'));
    return problems;
  });
}

/** One unit's problems (PRP-13 to PRP-15). An unchanged past date may stay. The server checks the number. */
export const oneUnitProblems = (
  unit: UnitForm,
  { propertyType, today, before }: { propertyType: string; today: LocalDate; before?: LocalDate },
): Problem[] =>
  unitProblems([unit], {
    propertyType,
    today: unit.availableDate === before ? before : today,
  }).map(({ path: [, , ...field], message }) => ({ path: ['unit', ...field], message }));

/** Typed dollars to integer cents; undefined when empty, not an amount or above the limit. */
export function rentCents(typed: string): number | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed);
  if (!parts) return undefined;
  const cents = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return cents <= limits.rentCents ? cents : undefined;
}
