import type { LocalDate } from '../../dates';
import { type ChargeKind, chargeKinds, sumOf } from '../accounts';
import { balanceFor, partsOfEntry, type StatementBook, type StatementLine } from './statement';

/** What is known for sure: what the owner had at the end of a day, by statement or by the heads. */
type Known = { readonly through: LocalDate; readonly cents: number };

export type LedgerAsked = {
  readonly owner: string;
  /** Local dates, both included. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** The last statement issued, for who sees what was issued alone; absent: all, up to the heads. */
  readonly issued?: (Known & { readonly books: Readonly<Record<string, number>> }) | undefined;
};

/** A part of an entry with what the owner has after it, in cents. */
export type OwnerLedgerLine = StatementLine & { readonly balance: number };

export type OwnerLedger = {
  readonly beginning: number;
  /** The oldest first. */
  readonly lines: readonly OwnerLedgerLine[];
  readonly ending: number;
  /** Distributions less what came back of them, above 0. */
  readonly paid: number;
  /** Rents and fees of tenants that became the owner's, gross of everything paid out of them (D68). */
  readonly rents: number;
};

const isRent = (kind: StatementLine['kind']): kind is ChargeKind => chargeKinds.some((one) => one === kind);

/** As a statement has them. */
const inOrder = (one: StatementLine, other: StatementLine): number =>
  one.entry.on.localeCompare(other.entry.on) || one.entry.seq - other.entry.seq;

/**
 * An owner's entries of some days over all properties, in cents as they change what the owner has. The books
 * have every entry from the first day on. What the owner had on the last day is the known balance less what
 * was posted for later days, so that it is what the statement of that day ends with.
 */
export function ownerLedger(books: readonly StatementBook[], asked: LedgerAsked): OwnerLedger {
  const { owner, from, to, issued } = asked;
  const isIn = ({ bookId }: StatementBook, { on, seq }: { on: string; seq: number }): boolean =>
    on >= from && (!issued || (on <= issued.through && seq <= (issued.books[bookId] ?? 0)));
  const all = books.flatMap((book) =>
    book.entries.filter((entry) => isIn(book, entry)).flatMap((entry) => partsOfEntry(book, entry, asked)),
  );
  const known = issued?.cents ?? sumOf(books.map(({ head }) => balanceFor(owner)(head.balances)));
  const lines = all.filter(({ entry }) => entry.on <= to).toSorted(inOrder);
  const centsOf = (some: readonly StatementLine[]) => sumOf(some.map(({ cents }) => cents));
  const ending = known - centsOf(all.filter(({ entry }) => entry.on > to));
  const beginning = ending - centsOf(lines);
  let balance = beginning;
  return {
    beginning,
    lines: lines.map((line) => {
      balance += line.cents;
      return { ...line, balance };
    }),
    ending,
    // Adding 0 turns -0 into 0.
    paid: -centsOf(lines.filter(({ section }) => section === 'distributions')) + 0,
    rents: centsOf(lines.filter(({ kind }) => isRent(kind))),
  };
}
