import * as z from 'zod';
import { later } from '../dates';
import { takenDays, type UnitCalendar } from '../leases/status/calendar';
import { limits } from '../limits';
import { FeeCents } from './application-fee';

const longText = z.string().max(limits.descriptionCharacters);

/** What is asked of everyone who applies. Deposit and fee in cents; `incomeTimes` is the income in rents. */
export const ListingTerms = z.object({
  deposit: z.number().int().min(0).max(limits.rentCents).optional(),
  /** Paid once an application, after it was sent. */
  applicationFee: FeeCents.optional(),
  incomeTimes: z.number().min(1).max(20).optional(),
  pets: longText,
  criteria: longText,
  /** In the landlord's own words: the home, and what the rent includes. Absent on older pages. */
  description: longText.optional(),
  included: longText.optional(),
});
export type ListingTerms = z.infer<typeof ListingTerms>;

/** Days that a unit's link works. */
export const listingDays = 90;

/** Whether a home was let: a signed lease still keeps it when its listing ends. `until` is a UTC instant. */
export const isLet = (
  { entries, ...calendar }: UnitCalendar,
  { on, until }: { on: string; until: string },
) => {
  const signed = { ...calendar, entries: entries.filter(({ kind }) => kind === 'signed') };
  const last = later(on, until.slice(0, 10));
  return takenDays(signed, { lease: '', days: [{ from: last, to: last }], on }).length > 0;
};
