import { addDays, type LocalDate } from '../../dates';
import { sumOf } from '../accounts';
import type { LineState } from './bank-lines';

type Line = { readonly on: LocalDate; readonly cents: number; readonly state: LineState };
type Asked = { readonly beginning: number; readonly ending: number; readonly lines: readonly Line[] };

/** Where a reconciliation stands, in cents: `difference` is `open` plus `missing`, and nothing else. */
export type Reconciling = {
  readonly settled: number;
  readonly open: number;
  readonly openLines: number;
  /** What the bank says moved besides the lines that are here. */
  readonly missing: number;
  readonly difference: number;
};

export function reconcile({ beginning, ending, lines }: Asked): Reconciling {
  const here = lines.filter(({ state }) => state !== 'removed');
  const left = here.filter(({ state }) => state === 'open');
  const all = sumOf(here.map(({ cents }) => cents));
  const open = sumOf(left.map(({ cents }) => cents));
  const settled = all - open;
  const difference = ending - beginning - settled;
  return { settled, open, openLines: left.length, missing: difference - open, difference };
}

/** Lines that cancel out are open all the same. */
export const isReconciled = ({ difference, openLines }: Reconciling): boolean =>
  difference === 0 && openLines === 0;

/** The days of the next reconciliation. */
export const firstDayAfter = (through: LocalDate): LocalDate => addDays(through, 1);

type Closed = { readonly from: LocalDate; readonly through: LocalDate };

/** The reconciliations that count, latest first: from the account's last day back to its opening. */
export function countingOf<T extends Closed>(
  closed: readonly T[],
  { through, openedOn }: { readonly through: LocalDate; readonly openedOn: LocalDate },
): T[] {
  let end = through;
  return closed.filter((one) => {
    const counts = one.through === end && end > openedOn;
    if (counts) end = addDays(one.from, -1);
    return counts;
  });
}
