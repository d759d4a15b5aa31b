import type { OpenCharge } from '../entry';

type Owed = Pick<OpenCharge, 'charge' | 'kind' | 'due' | 'cents'>;

/** What a law that puts rent first leaves for last (D21). */
const fees: readonly OpenCharge['kind'][] = ['late', 'nsf', 'damage', 'other'];

/**
 * Oldest due first, on a day rent before others, then as posted (D20). Deposits only when chosen (D23). Where
 * the law says so, fees and damages come after all rent, also after rent that is due later (D21).
 */
export const inOrder = <T extends Owed>(open: readonly T[], isRentFirst = false): T[] =>
  open
    .filter(({ kind }) => kind !== 'deposit')
    .toSorted(
      (one, other) =>
        Number(isRentFirst && fees.includes(one.kind)) - Number(isRentFirst && fees.includes(other.kind)) ||
        one.due.localeCompare(other.due) ||
        Number(other.kind === 'rent') - Number(one.kind === 'rent') ||
        one.charge - other.charge,
    );

/** Money laid on charges in the order given, in cents; `rest` covers nothing (D22). */
export function laidInTurn<T extends Owed>(open: readonly T[], cents: number) {
  let rest = cents;
  const laid: { readonly on: T; readonly cents: number }[] = [];
  for (const on of open) {
    const part = Math.min(rest, on.cents);
    if (part <= 0) continue;
    rest -= part;
    laid.push({ on, cents: part });
  }
  return { laid, rest };
}
