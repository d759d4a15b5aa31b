import * as z from 'zod';
import { Day } from '../domain/leases/moments';
import { cents, id } from './parts';

const count = z.number().int();

/** Rent of a month by what became of it, in cents: expected = collected + pending + open (rent-months.md). */
export const MonthRent = z.object({ expected: cents, collected: cents, pending: cents, open: cents });
export type MonthRent = z.infer<typeof MonthRent>;

/** A lease, or its unit, that a line of the home names. */
export const HomePlace = z.object({
  lease_id: id,
  unit_id: id,
  unit_number: z.string(),
  property_title: z.string(),
});
export type HomePlace = z.infer<typeof HomePlace>;

/**
 * A lease that needs somebody. `sign`: it is the caller's turn. Moves show from a week before their day,
 * deposits from the end of the lease, `ending` without an offer from 60 days before, `returned` and a
 * `promise` that was not kept for two weeks.
 */
export const LeaseAttention = HomePlace.extend({
  kind: z.enum([
    'deposit',
    'disputed',
    'returned',
    'promise',
    'holdover',
    'sign',
    'ending',
    'move-out',
    'move-in',
    'send',
  ]),
  /** The deadline, last or first day, or the day of what happened: local to the property. */
  on: Day,
  /** Days from today until then, below 0 once it is over. */
  days: z.number().int(),
  tenants: z.array(z.string()),
  /**
   * Of a deposit what is held, of a payment or promise its amount, of a move-in what is open, else the rent a
   * month. Absent for who sees no money, and where there is none.
   */
  cents: cents.optional(),
  /** Why the bank gave a payment back, in plain words. */
  why: z.string().optional(),
});
export type LeaseAttention = z.infer<typeof LeaseAttention>;

/** What is past due today, as Rent has it. */
export const PastDue = z.object({
  cents,
  leases: count,
  /** Leases that run or are past due. */
  of: count,
  /** Days since the oldest charge was due, and where: at most three places, the longest late first. */
  days: count,
  oldest: z.array(HomePlace),
});
export type PastDue = z.infer<typeof PastDue>;

/** A rental owner's own money, in cents. */
export const OwnFigures = z.object({
  owner_id: id,
  /** What tenants paid for the owner this month, before expenses and fees. */
  income: cents,
  /** What can be paid out now (D44). */
  available: cents,
  bank: z.enum(['ready', 'in-review', 'missing']),
  /** The last one that was issued. */
  statement: z.object({ month: z.string(), ending: cents }).optional(),
});
export type OwnFigures = z.infer<typeof OwnFigures>;

/** The home's figures for the properties in use that the caller sees, or some of them. */
export const HomeFigures = z.object({
  /** Today at most of the properties. */
  today: Day,
  properties: count,
  /** The name of the only property. */
  property_title: z.string().optional(),
  units: count,
  /** Units with a lease in force today, from its first day to the keys. */
  occupied: count,
  unitsWithoutLease: count,
  /** An organization-wide counter, so only callers who see the whole portfolio get it. */
  unitsWithoutRent: count.optional(),
  /** Rent of this month; absent for who sees no money. */
  rent: MonthRent.optional(),
  past_due: PastDue.optional(),
  /** Leases whose last agreed day comes within 90 days; absent for who sees no leases. */
  ending: z.object({ leases: count, without_offer: count }).optional(),
  /** What the plan holds and how much of it is in use, for who may add units. */
  limits: z
    .object({
      properties: z.object({ used: count, most: count }),
      units: z.object({ used: count, most: count }),
    })
    .optional(),
  /** Bank accounts that lack money of others (D54). */
  short: z.array(z.object({ account_id: id, name: z.string(), cents, is_solo: z.boolean() })).optional(),
  /** Of a rental owner alone. */
  own: OwnFigures.optional(),
  /** Leases that need the caller, earliest first within each kind. */
  leases: z.array(LeaseAttention),
});
export type HomeFigures = z.infer<typeof HomeFigures>;

/**
 * What else needs somebody, one line a kind. `online-off`: leases run whose owners cannot be paid;
 * `emergency`, `overdue`: requests; `vacant`: for three days, and closed for applications; `insurance`:
 * tenants without the proof that is asked for, or to check; `bills`: due within seven days or late;
 * `bank-lines`: not matched for seven days; `reconcile`: last month is not, by the 15th; `books`: they
 * differ.
 */
export const MoreAttention = z.object({
  kind: z.enum([
    'online-off',
    'emergency',
    'overdue',
    'vacant',
    'insurance',
    'bills',
    'bank-lines',
    'reconcile',
    'books',
  ]),
  count,
  /** Of `online-off` rent a month, of `vacant` rent lost so far, of `bills` their sum. */
  cents: cents.optional(),
  /** Days until the first deadline, below 0 once it is over; of `vacant` since the longest. */
  days: z.number().int().optional(),
  /** At most three of them, the most urgent first. */
  names: z.array(z.string()),
  /** The only or first one: an owner, request, unit, property, account or lease. */
  id: id.optional(),
});
export type MoreAttention = z.infer<typeof MoreAttention>;

/** Something that comes on a day in the next two weeks. */
export const ComingUp = z.object({
  on: Day,
  kind: z.enum(['rent', 'autopay', 'move-in', 'move-out', 'lease-end', 'renewal', 'bills']),
  count,
  cents: cents.optional(),
  /** Of one lease. */
  place: HomePlace.optional(),
  /** Tenants or vendors, at most three. */
  names: z.array(z.string()),
});
export type ComingUp = z.infer<typeof ComingUp>;

/** Whose the money is, in cents, from the balances of the books; `off` is 0 when it ties out (D8). */
export const MoneyHeld = z.object({
  bank: cents,
  /** At the payment provider. */
  provider: cents,
  owners: cents,
  deposits: cents,
  prepaid: cents,
  unidentified: cents,
  yours: cents,
  off: cents,
  /** The books were brought in, and the balances of their bank or owners are still to be entered (D56). */
  awaits_opening: z.boolean(),
  /** A landlord's owners are nobody else: what is theirs is `yours`. */
  is_solo: z.boolean(),
});
export type MoneyHeld = z.infer<typeof MoneyHeld>;

/** What the home shows after its first sight. */
export const HomeMore = z.object({
  /** Twelve months, the last one is this; absent for who sees no money. */
  months: z.array(z.object({ month: z.string(), due: cents, collected: cents })).optional(),
  held: MoneyHeld.optional(),
  /** The next 14 days in order. */
  coming: z.array(ComingUp),
  attention: z.array(MoreAttention),
});
export type HomeMore = z.infer<typeof HomeMore>;
