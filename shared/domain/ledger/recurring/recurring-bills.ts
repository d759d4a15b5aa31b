import { addDays, later, monthOf } from '../../dates';
import type { Day } from '../../leases/moments';
import type { Book } from '../entry';
import { inTurn } from '../fold';
import { recordBill } from '../owners/bills';
import type { Bill, ExpenseCategory } from '../owners/owner-money';
import type { Answer } from '../rent/charges';
import { openDay } from '../rent/claims-of-lease';
import { rentProcess } from '../rent/rent-sources';
import { amountIn, dayIn, monthsOf, type Schedule } from './schedule';

export type RecurringBill = {
  readonly id: string;
  readonly schedule: Schedule;
  /** The last month that was posted, or left out; empty before the first. */
  readonly through: string;
  readonly vendor: string;
  readonly category: ExpenseCategory;
  readonly reference: string;
  readonly memo: string;
  /** From its day to its due day. */
  readonly dueDays: number;
  readonly unit?: Bill['unit'];
};

/** `bill:id:2026-05-01`. */
export const billSource = (id: string, day: Day): string => `bill:${id}:${day}`;

/** Its days that have come since the last one posted. */
export const billDays = (
  { schedule, through }: Pick<RecurringBill, 'schedule' | 'through'>,
  today: Day,
): Day[] =>
  monthsOf(schedule, monthOf(today))
    .filter((month) => month > through)
    .map((month) => dayIn(schedule, month))
    .filter((day) => day <= today);

type Asked = { readonly today: Day; readonly bills: readonly RecurringBill[] };

/** The bills that the day asks for, each once by its source, void or not (D3). The book holds the posted. */
export function postBills(book: Book, { today, bills }: Asked): Answer {
  const wanted = bills.flatMap((of) => billDays(of, today).map((day) => ({ of, day })));
  return inTurn(
    book,
    wanted.map(({ of, day }) => (then: Book): Answer => {
      const source = billSource(of.id, day);
      if (then.entries[source]) return [];
      const { vendor, category, reference, memo, unit, dueDays } = of;
      const { cents } = amountIn(of.schedule, monthOf(day));
      const bill = { cents, due: addDays(day, dueDays), ...(unit && { unit }) };
      const by = { source, on: openDay(then, day), process: rentProcess, ...(memo && { why: memo }) };
      return recordBill(by, { vendor, category, bill, ...(reference && { reference }) });
    }),
  );
}

/** The last month of a bill that has come; as before where none has. */
export const billedThrough = (bill: Pick<RecurringBill, 'schedule' | 'through'>, today: Day): string =>
  billDays(bill, today).map(monthOf).at(-1) ?? bill.through;

/** The next day of a bill; undefined when nothing comes. */
export function nextBillDay({ schedule }: Pick<RecurringBill, 'schedule'>, today: Day): Day | undefined {
  const { every, from, to } = schedule;
  const until = later(from, monthOf(addDays(today, 31 * (every + 1))));
  const days = monthsOf({ every, from, ...(to !== undefined && { to }) }, until);
  return days.map((month) => dayIn(schedule, month)).find((day) => day > today);
}

/** A bill is due so many days after its own day, at the most. */
export const mostDueDays = 90;
