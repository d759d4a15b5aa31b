import { accounts, addLines, classOf, depositOf, negated } from '../accounts';
import type { Book, Draft, Entry } from '../entry';
import { isAmount, type LedgerRefused } from '../refusals';
import type { By } from '../rent/charges';
import { coverInTurn, depositShort, recognized, undone } from '../rent/covers';
import { heldDeposits } from './deposits';

/** What a change of two ledgers needs or writes: `from` is the lease that the deposit leaves. */
export type Both<T> = { readonly from: T; readonly to: T };

/** A ledger with its property's day of the move. */
type Side = { readonly book: Book; readonly lease: string; readonly on: string };

/** The entry in the ledger that the deposit goes to, named after the one it leaves. */
export const arrivalOf = (source: string): string => `${source}:in`;
export const moveSource = (id: string): string => `move:${id}`;

type Moving = Pick<By, 'why'> & {
  /** Of the entry that leaves. */
  readonly source: string;
  /** The tenant as each lease calls them. */
  readonly tenants: Both<string>;
  readonly cents: number;
};

/**
 * A held deposit goes to another lease of its tenant, as two linked entries and no refund (D34). There it
 * covers what is open of this tenant's deposit; the rest is held as it was. Refuses `bad-amount`,
 * `more-than-held` (D33).
 */
export function moveDeposit({ from, to }: Both<Side>, moving: Moving): Both<Draft> | LedgerRefused {
  const { source, tenants, cents, why } = moving;
  const limit = heldDeposits(from.book.head).find(({ tenant }) => tenant === tenants.from)?.cents ?? 0;
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  if (cents > limit) return { refused: 'more-than-held', limit };
  const account = accounts.deposit(tenants.to);
  const asked = to.book.head.open.filter((one) => depositOf(one.to) === account);
  const { covers, rest } = coverInTurn(asked, { cents, shares: [] });
  const type = 'deposit-move';
  return {
    from: {
      source,
      type,
      on: from.on,
      why,
      moved: { lease: to.lease },
      lines: { [accounts.deposit(tenants.from)]: cents, [accounts.transfer]: -cents },
    },
    to: {
      source: arrivalOf(source),
      type,
      on: to.on,
      why,
      moved: { lease: from.lease },
      covers,
      lines: addLines({ [accounts.transfer]: cents, [account]: -rest }, recognized(covers)),
    },
  };
}

/** What of deposits went to other leases and stays there, by tenant in cents; of a ledger's entries. */
export function movedAway(entries: readonly Entry[]): { readonly tenant: string; readonly cents: number }[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries
    .filter(({ source, moved, reverses }) => moved && reverses === undefined && !reversed.has(source))
    .flatMap(({ lines }) => Object.entries(lines))
    .filter(([account, cents]) => classOf(account) === 'deposit' && cents > 0)
    .map(([account, cents]) => ({ tenant: account.slice('deposit/'.length), cents }));
}

/** Whether a charge was taken back; both its entries are in the book. */
const isReversed = ({ entries }: Book, charge: number): boolean => {
  const claim = Object.values(entries).find(({ seq }) => seq === charge);
  return claim !== undefined && `${claim.source}:reversal` in entries;
};

/**
 * Both entries of a move are reversed, or none (D2, D34); `source` is of the one that left. The book it went
 * to has all its entries. Refuses `already-reversed`, `not-reversible` when the charge that it paid there is
 * gone, `deposit-used`.
 */
export function undoDepositMove(
  { from, to }: Both<Pick<Side, 'book' | 'on'>>,
  { source, why }: { readonly source: string; readonly why: string },
): Both<Draft> | LedgerRefused {
  const left = from.book.entries[source];
  const came = to.book.entries[arrivalOf(source)];
  if (!left?.moved || !came?.moved || `${source}:reversal` in from.book.entries)
    return { refused: 'already-reversed' };
  const covers = undone(came.covers ?? []);
  if (covers.some(({ charge }) => isReversed(to.book, charge))) return { refused: 'not-reversible' };
  const back = (entry: Draft, on: string) => ({
    source: `${entry.source}:reversal`,
    type: 'deposit-move' as const,
    reverses: entry.source,
    on,
    why,
    moved: entry.moved,
    lines: negated(entry.lines),
  });
  const returned = { ...back(came, to.on), covers };
  return depositShort(to.book, returned.lines) ?? { from: back(left, from.on), to: returned };
}
