import * as z from 'zod';
import { displayDate } from '../../shared/domain/dates';
import { displayDollars } from '../../shared/domain/money';
import { type FurnishedType, furnishedTypes } from '../../shared/domain/property-types';

/** The fields an entry of a property or unit can have, in the order and the words a person reads. */
const labels: Readonly<Record<string, string>> = {
  title: 'Name',
  propertyType: 'Type',
  description: 'Description',
  street: 'Street',
  city: 'City',
  state: 'State',
  country: 'Country',
  zipcode: 'Zipcode',
  parking: 'Parking spaces',
  furnishedType: 'Furnishing',
  unitCount: 'Units',
  unitNumber: 'Unit number',
  bedrooms: 'Beds',
  bathrooms: 'Baths',
  sizeSqft: 'Size (Sq.ft)',
  availableDate: 'Available from',
  monthlyRent: 'Monthly rent',
  appliances: 'Appliances',
  photos: 'Photos',
  name: 'Name',
  kind: 'Kind',
  sharedWithOwner: 'Shared with owner',
  sharedWithTenant: 'Shared with tenant',
  effectiveFrom: 'Shares count from',
};

const isFurnished = (value: unknown): value is FurnishedType =>
  typeof value === 'string' && Object.hasOwn(furnishedTypes, value);

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const yesOrNo = (value: unknown): string => (value === true ? 'Yes' : 'No');

/** Fields that are not simply their text. */
const spelled: Readonly<Record<string, (value: unknown) => string>> = {
  furnishedType: (value) => (isFurnished(value) ? furnishedTypes[value] : String(value)),
  availableDate: (value) => displayDate(String(value)),
  effectiveFrom: (value) => displayDate(String(value)),
  monthlyRent: (value) => displayDollars(Number(value)),
  kind: (value) => String(value).replace(/^./, (first) => first.toUpperCase()),
  sharedWithOwner: yesOrNo,
  sharedWithTenant: yesOrNo,
  appliances: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  photos: (value) => (Array.isArray(value) ? counted(value.length, 'photo') : ''),
};

const wordsOf = (field: string, value: unknown): string => {
  if (value === undefined || value === '') return '';
  return (spelled[field] ?? String)(value);
};

type Facts = Readonly<Record<string, unknown>>;
type ActivityChange = { readonly field: string; readonly before: string; readonly after: string };

/** Photos that were put in another order or got another text are as many as before: the number alone would say nothing. */
const photosChanged = (change: ActivityChange): ActivityChange =>
  change.field === labels.photos && change.before === change.after
    ? { ...change, before: '', after: 'Order or texts changed' }
    : change;

/** What an entry changed, field by field, money as dollars and dates as the screens show them (GEN-09). */
export const changesOf = ({ before = {}, after = {} }: { before?: Facts; after?: Facts }): ActivityChange[] =>
  Object.entries(labels)
    .filter(([field]) => field in before || field in after)
    .map(([field, label]) => ({
      field: label,
      before: wordsOf(field, before[field]),
      after: wordsOf(field, after[field]),
    }))
    .filter((change) => change.before !== '' || change.after !== '')
    .map(photosChanged);

const LoggedShares = z.object({
  shares: z.array(z.object({ ownerId: z.string(), name: z.string(), percentage: z.number() })),
});

const sharesIn = (facts: unknown) => LoggedShares.safeParse(facts).data?.shares ?? [];
const percent = (percentage: number | undefined): string =>
  percentage === undefined ? '' : `${percentage}%`;

/** The owners whose share an entry changed, those of them whom the reader may see. */
export function shareChangesOf(
  { before, after }: { before?: Facts; after?: Facts },
  isSeen: (ownerId: string) => boolean,
): ActivityChange[] {
  const [was, is] = [sharesIn(before), sharesIn(after)];
  const owners = new Map([...was, ...is].map(({ ownerId, name }) => [ownerId, name]));
  return [...owners]
    .filter(([ownerId]) => isSeen(ownerId))
    .map(([ownerId, name]) => ({
      field: name,
      before: percent(was.find((share) => share.ownerId === ownerId)?.percentage),
      after: percent(is.find((share) => share.ownerId === ownerId)?.percentage),
    }))
    .filter((change) => change.before !== change.after);
}
