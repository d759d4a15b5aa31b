import { displayDate } from '../../shared/domain/dates';
import { displayDollars } from '../../shared/domain/money';
import type { AuditEntry } from '../table/audit';

type Change = { readonly field: string; readonly before: string; readonly after: string };

/** Fields whose plain name is not what a person would say. */
const labels: Readonly<Record<string, string>> = {
  title: 'Name',
  propertyType: 'Type',
  furnishedType: 'Furnishing',
  parking: 'Parking spaces',
  unitCount: 'Units',
  bedrooms: 'Beds',
  bathrooms: 'Baths',
  sizeSqft: 'Size (Sq.ft)',
  availableDate: 'Available from',
  effectiveFrom: 'Shares count from',
  planId: 'Plan number',
  nextPlanId: 'Next plan number',
  nextAnnual: 'Next paid yearly',
  annual: 'Paid yearly',
  bank: 'Bank account',
  state: 'State',
};

/** `monthlyRent` as `Monthly rent`. */
const plainName = (field: string): string => {
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const dollars = (value: unknown): string =>
  typeof value === 'number' ? displayDollars(value) : wordsOf(value);
const counted = (value: unknown): string =>
  Array.isArray(value) ? `${value.length} photo${value.length === 1 ? '' : 's'}` : wordsOf(value);

const spelled: Readonly<Record<string, (value: unknown) => string>> = {
  monthlyRent: dollars,
  amount: dollars,
  photos: counted,
};

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** An owner's share, a grant, whatever is nested: its values, named where a name says more. */
function thingWords(thing: Readonly<Record<string, unknown>>): string {
  const { name, percentage } = thing;
  if (typeof name === 'string' && typeof percentage === 'number') return `${name} ${percentage}%`;
  return Object.entries(thing)
    .map(([field, value]) => `${plainName(field)}: ${wordsOf(value)}`)
    .join(', ');
}

/** Any value in words: dates as the screens show them (GEN-09), yes and no, lists with commas. */
function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return displayDate(value) || value;
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  return isThing(value) ? thingWords(value) : String(value);
}

const inWords = (field: string, value: unknown): string => (spelled[field] ?? wordsOf)(value);

/** What an entry changed, field by field; what is the same before and after is left out. */
export function changesOf({ before = {}, after = {} }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({
      field: labels[field] ?? plainName(field),
      before: inWords(field, before[field]),
      after: inWords(field, after[field]),
    }))
    .filter((change) => change.before !== change.after);
}
