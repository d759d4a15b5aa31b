import type { LocalDate } from '../../dates';
import type { OwnerShare } from '../../portfolio/shares';
import { addLines, type Lines, negated, sumOf } from '../accounts';
import type { Head, Payment } from '../entry';
import { splitAmong } from './property-book';

/** What each owner has in these books of one property, in cents; below 0 is owed. */
export const balancesOfOwners = (heads: readonly Pick<Head, 'balances'>[]): Lines =>
  addLines(
    ...heads.flatMap(({ balances }) =>
      Object.entries(balances).map(([account, cents]) => {
        const [kind, owner = ''] = account.split('/');
        return kind === 'owner' ? { [owner]: -cents } : {};
      }),
    ),
  );

/** What each owner has of money not cleared by a day, or taken for a dispute (D30). */
export const unclearedOn = (payments: readonly Payment[], on: LocalDate): Lines =>
  addLines(
    ...payments
      .filter(({ clears, state }) => state === 'disputed' || (clears !== undefined && clears > on))
      .flatMap(({ covers }) => covers.map(({ own = {} }) => own)),
  );

type Holding = {
  readonly balances: Lines;
  readonly uncleared: Lines;
  /** Management fees that are due and not charged, by owner. */
  readonly feesDue: Lines;
  /** Kept in the property, in cents, by the shares of the day. */
  readonly reserve: number;
  /** Of bills that are due soon, in cents, by the shares of the day (D58). */
  readonly billsDue: number;
  readonly shares: readonly OwnerShare[];
};

export type Distributable = {
  readonly owner: string;
  readonly balance: number;
  readonly uncleared: number;
  readonly reserve: number;
  readonly feesDue: number;
  readonly billsDue: number;
  /** What can be paid out. */
  readonly cents: number;
};

/**
 * What each owner can be paid of one property, in cents: cleared money less reserve, bills and fees due,
 * floor 0 (D44, D58). Deposits, prepayments and the manager's fees are not in it, nor a fee to be given back.
 * What another owner owes here lowers it.
 */
export function distributable(holding: Holding): Distributable[] {
  const { balances, uncleared, reserve, billsDue, shares } = holding;
  const kept = splitAmong(reserve, shares);
  const billed = splitAmong(billsDue, shares);
  const feesDue = Object.fromEntries(
    Object.entries(holding.feesDue).map(([owner, cents]) => [owner, Math.max(0, cents)]),
  );
  const free = addLines(balances, ...[uncleared, feesDue, kept, billed].map(negated));
  const inAll = sumOf(Object.values(free));
  const owners = [...new Set([...shares.map(({ ownerId }) => ownerId), ...Object.keys(balances)])];
  return owners.map((owner) => ({
    owner,
    balance: balances[owner] ?? 0,
    uncleared: uncleared[owner] ?? 0,
    reserve: kept[owner] ?? 0,
    feesDue: feesDue[owner] ?? 0,
    billsDue: billed[owner] ?? 0,
    cents: Math.max(0, Math.min(free[owner] ?? 0, inAll)),
  }));
}
