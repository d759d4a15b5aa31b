import type { RecurringBill, RecurringCharge, Repeats } from '../../../../shared/contract/recurring';
import { displayMonth } from '../../../../shared/domain/dates';
import { ordinal } from '../../../../shared/domain/leases/document/words';
import { chargeName } from '../../../../shared/domain/ledger/kind-names';
import type { Every } from '../../../../shared/domain/ledger/recurring/schedule';
import { displayDollars } from '../../../../shared/domain/money';

export const everyWords: Readonly<Record<Every, string>> = {
  1: 'Monthly',
  3: 'Every 3 months',
  6: 'Every 6 months',
  12: 'Yearly',
};

/** What it costs the next time; of one that is over, what it cost the last time. */
export const nextCents = ({ amounts, next_month, from_month }: Repeats): number =>
  (next_month === undefined
    ? amounts.at(-1)
    : amounts.findLast(({ from_month: from }) => from <= (next_month ?? from_month))
  )?.cents ?? 0;

/** `Monthly on the 5th · Next in Aug 2026 · $90.00 from Oct 2026 · Until Dec 2026`. */
export function repeatNote(one: Repeats): string {
  const { every, day, next_month: next, to_month: to, amounts } = one;
  const rhythm = `${everyWords[every]} on the ${ordinal(day)}`;
  if (next === undefined) return [rhythm, to && `Ended in ${displayMonth(to)}`].filter(Boolean).join(' · ');
  const later = amounts
    .filter(({ from_month }) => from_month > next)
    .map(({ from_month, cents }) => `${displayDollars(cents)} from ${displayMonth(from_month)}`);
  return [rhythm, `Next in ${displayMonth(next)}`, ...later, to && `Until ${displayMonth(to)}`]
    .filter(Boolean)
    .join(' · ');
}

export const recurringName = (one: Pick<RecurringCharge, 'kind' | 'label'>): string => chargeName(one);

export const billName = ({ vendor, unit_number }: Pick<RecurringBill, 'vendor' | 'unit_number'>): string =>
  unit_number === '' ? vendor : `${vendor}, Unit ${unit_number}`;
