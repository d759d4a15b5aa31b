import type { LocalDate } from '../../dates';
import { type OwnerShare, splitByShares, splitByWeights } from '../../portfolio/shares';
import { accounts, addLines, depositOf, type Lines, negated, sumOf } from '../accounts';
import type { Book, Cover, OpenCharge, Payment } from '../entry';
import type { LedgerRefused } from '../refusals';
import { laidInTurn } from './allocation';

type Shares = readonly OwnerShare[];

export const centsOf = (covers: readonly { readonly cents: number }[]): number =>
  sumOf(covers.map(({ cents }) => cents));

/** Cents of an open charge; an owner's part is split by the shares of the day (D45). */
function coverOf(open: OpenCharge, cents: number, shares: Shares): Cover {
  if (open.to !== 'owner') return { ...open, cents };
  const parts = splitByShares(cents, shares);
  return {
    ...open,
    cents,
    own: addLines(...shares.map(({ ownerId }, at) => ({ [ownerId]: parts[at] ?? 0 }))),
  };
}

/** The claim and its mirror go, and the money is somebody's. Negative cents undo it. */
export function recognized(covers: readonly Cover[]): Lines {
  return addLines(
    ...covers.map(({ kind, cents, to, own = {} }) => {
      const deposit = depositOf(to);
      const whose = deposit
        ? { [deposit]: -cents }
        : to === 'manager'
          ? { [accounts.manager(kind)]: -cents }
          : addLines(...Object.entries(own).map(([id, part]) => ({ [accounts.owner(id, kind)]: -part })));
      return addLines({ [accounts.receivable(kind)]: -cents, [accounts.uncollected(kind)]: cents }, whose);
    }),
  );
}

export const undone = (covers: readonly Cover[]): Cover[] =>
  covers.map(({ own, ...cover }) => ({ ...cover, cents: -cover.cents, ...(own && { own: negated(own) }) }));

type Covering = { readonly cents: number; readonly shares: Shares };

/** Money laid on charges in the order given; `rest` covers nothing (D22). */
export function coverInTurn(open: readonly OpenCharge[], { cents, shares }: Covering) {
  const { laid, rest } = laidInTurn(open, cents);
  return { covers: laid.map(({ on, cents: part }) => coverOf(on, part, shares)), rest };
}

/** A part of a cover, so split that what is left is split as if it had been so from the start. */
export function partOf(cover: Cover, cents: number): Cover {
  const { own } = cover;
  if (!own) return { ...cover, cents };
  const owners = Object.entries(own);
  const left = splitByWeights(
    cover.cents - cents,
    owners.map(([, part]) => BigInt(part)),
  );
  const taken = owners.map(([id, part], at) => ({ [id]: part - (left[at] ?? 0) }));
  return { ...cover, cents, own: addLines(...taken) };
}

/** What a refund or return takes away of a payment. */
export type Taken = { readonly covers: Cover[]; readonly prepaid: number; readonly lines: Lines };

/** Prepayment first, then the latest cover. Refuses `deposit-used` (D33). */
export function takeBack(book: Book, payment: Payment, cents: number): Taken | LedgerRefused {
  const prepaid = Math.min(payment.prepaid, cents);
  let left = cents - prepaid;
  const parts: Cover[] = [];
  for (const cover of payment.covers.toReversed()) {
    const part = Math.min(left, cover.cents);
    if (part <= 0) continue;
    left -= part;
    parts.push(partOf(cover, part));
  }
  const covers = undone(parts);
  const lines = addLines({ [accounts.prepayment]: prepaid }, recognized(covers));
  return depositShort(book, lines) ?? { covers, prepaid: -prepaid, lines };
}

/**
 * All of a payment that the bank took back (D64). A deposit that it paid and that is not held any more stays
 * paid: these cents are `gone`, as they were used or given back.
 */
export function takeBackAll({ head }: Pick<Book, 'head'>, payment: Payment): Taken & { gone: number } {
  const held = new Map<string, number>();
  const parts = payment.covers.toReversed().map((cover) => {
    const deposit = depositOf(cover.to);
    if (!deposit) return cover;
    const left = held.get(deposit) ?? Math.max(0, -(head.balances[deposit] ?? 0));
    const cents = Math.min(left, cover.cents);
    held.set(deposit, left - cents);
    return partOf(cover, cents);
  });
  const covers = undone(parts.filter(({ cents }) => cents > 0));
  const { prepaid } = payment;
  const lines = addLines({ [accounts.prepayment]: prepaid }, recognized(covers));
  return { covers, prepaid: -prepaid, lines, gone: centsOf(payment.covers) + centsOf(covers) };
}

/** Whether more of a deposit would go than is held. */
export function depositShort({ head }: Pick<Book, 'head'>, lines: Lines): LedgerRefused | undefined {
  const short = Object.entries(lines).find(
    ([account, cents]) => account.startsWith('deposit/') && (head.balances[account] ?? 0) + cents > 0,
  );
  return short && { refused: 'deposit-used', limit: 0 - (head.balances[short[0]] ?? 0) };
}

/**
 * Who owns what of the property on a day, and whether its state has payments of that day cover rent first
 * (D21).
 */
export type SharesOn = ((on: LocalDate) => Shares) & { readonly isRentFirst?: (on: LocalDate) => boolean };
