import * as z from 'zod';
import { addDays, type LocalDate } from '../../dates';
import { Day } from '../../leases/moments';
import { sumOf } from '../accounts';
import type { Entry, Payment, Pending } from '../entry';

/** That money comes by a day (promise.md). Cents, days of the property. */
export const RentPromise = z.object({
  madeOn: Day,
  /** The number of the last entry then: what is recorded later counts. */
  seq: z.number().int().min(0),
  due: Day,
  cents: z.number().int().min(1),
});
export type RentPromise = Readonly<z.infer<typeof RentPromise>>;

export const promiseStates = ['standing', 'kept', 'broken'] as const;
export type PromiseState = (typeof promiseStates)[number];

/** A promise is of a day within a year. */
const mostDays = 365;

/** The payments that count for a promise, by their ids, of entries from the day it was made on. */
export const paymentsFor = (
  { madeOn, seq }: Pick<RentPromise, 'madeOn' | 'seq'>,
  entries: readonly Pick<Entry, 'type' | 'seq' | 'on' | 'payment'>[],
): string[] =>
  entries
    .filter((entry) => entry.type === 'payment' && entry.seq > seq && entry.on >= madeOn)
    .flatMap(({ payment }) => payment ?? []);

type Paid = {
  /** Those that count for it. */
  readonly payments: readonly Pick<Payment, 'covers' | 'prepaid'>[];
  readonly pending: readonly Pending[];
};

/** Cents that came for a promise, or are on their way: what came back covers nothing. */
export const paidFor = ({ madeOn }: Pick<RentPromise, 'madeOn'>, { payments, pending }: Paid): number =>
  sumOf(payments.flatMap(({ covers, prepaid }) => [prepaid, ...covers.map(({ cents }) => cents)])) +
  sumOf(pending.filter(({ begun }) => begun >= madeOn).map(({ cents }) => cents));

/** Where a promise stands today, by the cents that came for it. */
export function promiseState(
  { cents, due }: Pick<RentPromise, 'cents' | 'due'>,
  { paid, today }: { readonly paid: number; readonly today: Day },
): PromiseState {
  if (paid >= cents) return 'kept';
  return due < today ? 'broken' : 'standing';
}

/** What is wrong with the day of a promise made today; undefined if nothing is. */
export function promiseDayProblem(due: LocalDate, today: LocalDate): string | undefined {
  if (due < today) return 'Choose today or a later day';
  return due > addDays(today, mostDays) ? 'Choose a day within a year' : undefined;
}
