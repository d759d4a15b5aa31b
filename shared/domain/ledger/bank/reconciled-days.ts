import { addDays, type LocalDate } from '../../dates';
import { classOf, type Lines } from '../accounts';
import type { Head } from '../entry';

type Reconciled = Pick<Head, 'reconciled'>;

/** The last reconciled day of any account that these lines move; empty for none. */
const lastClosed = ({ reconciled = {} }: Reconciled, lines: Lines): LocalDate | '' =>
  Object.keys(lines)
    .filter((account) => classOf(account) === 'cash')
    .map((account) => reconciled[account.slice('cash/'.length)] ?? '')
    .reduce((last, day) => (day > last ? day : last), '');

type Posting = { readonly on: LocalDate; readonly lines: Lines };

/** The first day that is open for what these move, where one is dated before it (D55). */
export function firstOpenDay(head: Reconciled, drafts: readonly Posting[]): LocalDate | undefined {
  const closed = drafts.flatMap(({ on, lines }) => {
    const last = lastClosed(head, lines);
    return on <= last ? [last] : [];
  });
  const last = closed.toSorted().at(-1);
  return last && addDays(last, 1);
}

/** The day of what the bank did on one account: its own, or today once that is reconciled (D55). */
export const bankFactDay = (
  { reconciled = {} }: Reconciled,
  { code, on, today }: { readonly code: string; readonly on: LocalDate; readonly today: LocalDate },
): LocalDate => (on <= (reconciled[code] ?? '') ? today : on);
