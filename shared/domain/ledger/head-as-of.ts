import type { Day } from '../leases/moments';
import { addLines, balanceOf, type Lines, negated, sumOf } from './accounts';
import type { Entry, Head, OpenCharge } from './entry';
import { writtenOffBy } from './write-off-entries';

type Standing = Pick<Head, 'open' | 'balances' | 'writtenOff'>;

/** Covers taken off again, and charges that came later left out. */
function openBefore(open: readonly OpenCharge[], later: readonly Entry[]): OpenCharge[] {
  const then = new Map(open.map((one) => [one.charge, one]));
  for (const { own: _, ...cover } of later.flatMap(({ covers = [] }) => covers))
    then.set(cover.charge, { ...cover, cents: (then.get(cover.charge)?.cents ?? 0) + cover.cents });
  for (const { seq } of later) then.delete(seq);
  return [...then.values()].filter(({ cents }) => cents !== 0);
}

const balancesOf = ({ lines }: Entry): Lines =>
  addLines(...Object.entries(lines).map(([account, cents]) => ({ [balanceOf(account)]: cents })));

/** A head as of a day, from the head and every later entry. */
export function headAsOf(
  { head, entries }: { readonly head: Standing; readonly entries: readonly Entry[] },
  day: Day,
): Standing {
  const later = entries.filter(({ on }) => on > day);
  const writtenOff = (head.writtenOff ?? 0) - sumOf(later.map(writtenOffBy));
  return {
    open: openBefore(head.open, later),
    ...(writtenOff !== 0 && { writtenOff }),
    balances: addLines(head.balances, ...later.map((entry) => negated(balancesOf(entry)))),
  };
}
