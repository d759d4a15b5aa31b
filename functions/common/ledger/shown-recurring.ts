import type { RecurringBill, RecurringCharge, Repeats } from '../../../shared/contract/recurring';
import { nextMonth } from '../../../shared/domain/ledger/recurring/schedule';
import type { Recurring } from '../../table/recurring/record';

const repeatsOf = ({ recurringId, version, schedule, through }: Recurring, today: string): Repeats => ({
  recurring_id: recurringId,
  version,
  every: schedule.every,
  day: schedule.day,
  from_month: schedule.from,
  to_month: schedule.to,
  amounts: schedule.amounts.map(({ from, cents }) => ({ from_month: from, cents })),
  through,
  next_month: nextMonth(schedule, through, today),
});

/** What is still to come first, then what is over. */
const inOrder = <T extends Pick<Repeats, 'next_month'>>(list: readonly T[]): T[] => [
  ...list.filter(({ next_month }) => next_month !== undefined),
  ...list.filter(({ next_month }) => next_month === undefined),
];

/** The recurring charges of a lease, as the contract shows them on a day of its property. */
export const shownCharges = (all: readonly Recurring[], today: string): RecurringCharge[] =>
  inOrder(
    all.flatMap((one) =>
      one.of.kind === 'charge' ? [{ ...repeatsOf(one, today), kind: one.of.what, label: one.of.label }] : [],
    ),
  );

/** The recurring bills of a property, the same. */
export const shownBills = (all: readonly Recurring[], today: string): RecurringBill[] =>
  inOrder(
    all.flatMap((one): RecurringBill[] => {
      if (one.of.kind !== 'bill') return [];
      const { vendor, category, reference, memo, dueDays: due_days, unit } = one.of;
      const facts = { vendor, category, reference, memo, due_days, unit_number: unit?.number ?? '' };
      return [{ ...repeatsOf(one, today), ...facts }];
    }),
  );
