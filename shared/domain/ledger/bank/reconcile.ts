import { counted } from '../../counted';
import { addDays, type LocalDate } from '../../dates';
import { signedDollars } from '../../money';
import { sumOf } from '../accounts';
import type { LineState } from './bank-lines';
import { outstanding } from './propose';

/** What moved one account in the books. `key` names the entry in all books, `cents` are in above 0. */
export type Movement = {
  readonly key: string;
  readonly on: LocalDate;
  readonly cents: number;
  /** The entry that this one takes back. */
  readonly undoes?: string | undefined;
};

/** A line of the bank with the keys of the entries that it is. */
export type AnsweredLine = {
  readonly on: LocalDate;
  readonly cents: number;
  readonly state: LineState;
  readonly entries: readonly string[];
};

/** What one account is reconciled from (D53), of the days after its last reconciliation. */
export type ReconcileFacts<M extends Movement = Movement> = {
  readonly through: LocalDate;
  /** The bank's balances: of the last reconciliation, or the opening; and of the statement, as typed. */
  readonly beginning: number;
  readonly ending: number;
  /** The account's in all books, as of the end of `through`. */
  readonly book: number;
  /** Every line of the account after the last reconciliation, also of days after `through`. */
  readonly lines: readonly AnsweredLine[];
  /** What the last reconciliation left outstanding, and every entry dated after it. */
  readonly movements: readonly M[];
  /**
   * Movements that the bank had before its lines were here: a person says so, in the first reconciliation.
   */
  readonly clearedBefore?: ReadonlySet<string>;
  /**
   * Of each line of earlier statements, what its entries of days after `through` come to: the bank had it
   * already.
   */
  readonly early?: readonly number[];
};

/** Where a reconciliation stands, in cents. `difference` is what its five parts come to. */
export type Reconciling<M extends Movement = Movement> = {
  readonly ending: number;
  /** In the books and not at the bank yet, the oldest first: deposits, and what was paid out. */
  readonly inTransit: readonly M[];
  readonly outstanding: readonly M[];
  readonly transitCents: number;
  readonly outstandingCents: number;
  /** Ending balance + in transit - outstanding. */
  readonly adjusted: number;
  readonly book: number;
  readonly difference: number;
  readonly openLines: number;
  readonly asideLines: number;
  /** Matched lines, also of earlier statements, whose entries are not dated by the last day. */
  readonly misdatedLines: number;
  readonly parts: {
    /** What the bank says moved besides the lines that are here. */
    readonly missing: number;
    readonly open: number;
    readonly aside: number;
    readonly misdated: number;
    /** What the bank and the books differed by when these days began. */
    readonly before: number;
  };
};

const centsOf = (some: readonly { readonly cents: number }[]): number =>
  sumOf(some.map(({ cents }) => cents));

const inState = (lines: readonly AnsweredLine[], state: LineState): AnsweredLine[] =>
  lines.filter((line) => line.state === state);

const byDay = <M extends Movement>(movements: readonly M[]): M[] =>
  movements.toSorted((one, other) => one.on.localeCompare(other.on) || one.key.localeCompare(other.key));

/** The bank’s balance compared with the books’ as of a day (D53). */
export function reconcile<M extends Movement>(facts: ReconcileFacts<M>): Reconciling<M> {
  const { through, beginning, ending, book, clearedBefore = new Set<string>() } = facts;
  const early = (facts.early ?? []).filter((cents) => cents !== 0);
  const lines = facts.lines.filter(({ on, state }) => on <= through && state !== 'removed');
  const atBank = new Set(lines.flatMap(({ entries }) => entries));
  // What a line of these days is, the bank did not have before them.
  const isBefore = (key: string): boolean => clearedBefore.has(key) && !atBank.has(key);
  const posted = facts.movements.filter(({ on, key }) => on <= through && !isBefore(key));
  const centsIn = new Map(posted.map(({ key, cents }) => [key, cents]));
  const cleared = posted.filter(({ key }) => atBank.has(key));
  // Both sides of what was taken back before the bank had any of it come to 0, and are not waited for.
  const left = byDay(outstanding(posted.map((one) => ({ ...one, isMatched: atBank.has(one.key) }))));
  const rest = (line: AnsweredLine) => line.cents - sumOf(line.entries.map((key) => centsIn.get(key) ?? 0));
  const rests = inState(lines, 'matched').map(rest);
  const inTransit = left.filter(({ cents }) => cents > 0);
  const unpaid = left.filter(({ cents }) => cents < 0);
  const adjusted = ending + centsOf(left);
  return {
    ending,
    inTransit,
    outstanding: unpaid,
    transitCents: centsOf(inTransit),
    outstandingCents: -centsOf(unpaid),
    adjusted,
    book,
    difference: adjusted - book,
    openLines: inState(lines, 'open').length,
    asideLines: inState(lines, 'aside').length,
    misdatedLines: rests.filter((cents) => cents !== 0).length + early.length,
    parts: {
      missing: ending - beginning - centsOf(lines),
      open: centsOf(inState(lines, 'open')),
      aside: centsOf(inState(lines, 'aside')),
      misdated: sumOf(rests) + sumOf(early),
      before: beginning + centsOf(cleared) + centsOf(left) - sumOf(early) - book,
    },
  };
}

/**
 * It closes at 0.00 alone, and when each line has its entries: lines that cancel out are open all the same.
 */
export const isReconciled = ({
  difference,
  openLines,
  asideLines,
  misdatedLines,
}: Pick<Reconciling, 'difference' | 'openLines' | 'asideLines' | 'misdatedLines'>): boolean =>
  difference === 0 && openLines === 0 && asideLines === 0 && misdatedLines === 0;

/** Why it does not close, the first thing that a person can mend first; undefined where it does. */
export function whyOpen(
  standing: Pick<Reconciling, 'difference' | 'openLines' | 'asideLines' | 'misdatedLines'>,
): string | undefined {
  const { openLines, asideLines, misdatedLines, difference } = standing;
  if (isReconciled(standing)) return undefined;
  if (openLines > 0) return `${counted(openLines, 'line')} to match`;
  if (asideLines > 0) return `${counted(asideLines, 'line')} set aside: match or enter each`;
  if (misdatedLines > 0) return `${counted(misdatedLines, 'line')} matched to entries of later days`;
  return `The difference is ${signedDollars(difference)}`;
}

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
