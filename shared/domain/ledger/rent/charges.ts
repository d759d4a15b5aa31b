import { monthOf } from '../../dates';
import { defined } from '../../defined';
import { accounts, addLines, depositOf } from '../accounts';
import type { Book, Charge, Cover, Draft } from '../entry';
import { followedBy } from '../fold';
import { isAmount, isRefused, type LedgerRefused } from '../refusals';
import { isWriteOff } from '../write-off-entries';
import { centsOf, coverInTurn, depositShort, recognized, type SharesOn, undone } from './covers';

/**
 * What every command says of itself: its source key, its posting day, why, the job if no person acts, its
 * run.
 */
export type By = Pick<Draft, 'source' | 'on' | 'why' | 'process' | 'run'>;
export type Answer = readonly Draft[] | LedgerRefused;

/** A claim on the tenants, in cents (D5). Refuses `bad-amount`. */
export function charge(by: By, claimed: Omit<Charge, 'period'> & { readonly period?: string }): Answer {
  const { kind, cents, due } = claimed;
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  const lines = { [accounts.receivable(kind)]: cents, [accounts.uncollected(kind)]: -cents };
  return [{ ...by, type: 'charge', charge: { period: monthOf(due), ...claimed }, lines }];
}

/** Lets go a part of an open charge, a waived fee for example (D18). Refuses `more-than-open` (D24). */
export function credit(
  { head }: Book,
  by: By,
  { charge: seq, cents }: { charge: number; cents: number },
): Answer {
  const open = head.open.find((one) => one.charge === seq);
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  if (!open || cents > open.cents) return { refused: 'more-than-open', limit: open?.cents ?? 0 };
  const lines = { [accounts.uncollected(open.kind)]: cents, [accounts.receivable(open.kind)]: -cents };
  return [{ ...by, type: 'credit', covers: [{ ...open, cents }], lines }];
}

/** The money on a charge becomes prepayment again, payment by payment. */
const freed = (book: Book, by: By, seq: number): Draft[] =>
  Object.values(book.payments).flatMap((payment): Draft[] => {
    const covers = undone(payment.covers.filter(({ charge: covered }) => covered === seq));
    if (covers.length === 0) return [];
    const prepaid = -centsOf(covers);
    const source = `payment:${payment.paymentId}:free:${book.head.seq}`;
    const lines = addLines({ [accounts.prepayment]: -prepaid }, recognized(covers));
    return [{ ...by, source, type: 'free', payment: payment.paymentId, covers, prepaid, lines }];
  });

/** A charge taken back, whatever it is for. Refuses `not-reversible` (D2), `deposit-used` (D33). */
function takenBack(book: Book, by: Omit<By, 'source'>, of: string): Answer {
  const entry = book.entries[of];
  const reversal = { ...by, source: `${of}:reversal` };
  if (!entry?.charge || book.entries[reversal.source]) return { refused: 'not-reversible' };
  const drafts = freed(book, reversal, entry.seq);
  const { period: _, ...facts } = entry.charge;
  const onCharge = freedBy(drafts);
  const open = book.head.open.find((one) => one.charge === entry.seq)?.cents ?? 0;
  const deposit = depositOf(facts.to);
  const short = deposit && depositShort(book, { [deposit]: onCharge });
  if (short) return short;
  const cents = onCharge + open;
  const lines = { [accounts.receivable(facts.kind)]: -cents, [accounts.uncollected(facts.kind)]: cents };
  const covers: Cover[] = cents === 0 ? [] : [{ ...facts, charge: entry.seq, cents }];
  return [...drafts, { ...reversal, type: 'reversal', reverses: of, covers, lines: addLines(lines) }];
}

const freedBy = (drafts: readonly Draft[]): number =>
  centsOf(drafts.map(({ prepaid = 0 }) => ({ cents: prepaid })));

/** What was written off of a charge is recovered first; a job's book lacks and leaves write-offs (D67). */
function isWrittenOff({ entries }: Book, of: string): boolean {
  const seq = entries[of]?.seq;
  const covers = Object.values(entries)
    .filter(isWriteOff)
    .flatMap(({ covers: some = [] }) => some);
  return centsOf(covers.filter(({ charge: covered }) => covered === seq)) !== 0;
}

/**
 * Takes a charge back with its waivers; its money becomes prepayment. `of` is its source. Refuses
 * `not-reversible` (D2), `deposit-used` (D33), `deposit-kept`: no other charge gets what is held (D72),
 * `written-off`.
 */
export function reverseCharge(book: Book, by: Omit<By, 'source'>, { of }: { of: string }): Answer {
  if (isWrittenOff(book, of)) return { refused: 'written-off' };
  const drafts = takenBack(book, by, of);
  const isKept = book.entries[of]?.charge?.kind === 'deposit' && !isRefused(drafts) && freedBy(drafts) > 0;
  return isKept ? { refused: 'deposit-kept' } : drafts;
}

type Edit = {
  readonly of: string;
  readonly to: Omit<Charge, 'period'>;
  readonly shares: SharesOn;
  /** The job asks for less than was waived: then all that is asked for is waived. */
  readonly mayWaiveLess?: boolean;
};

/** Which edit of a charge comes next: `charge:1`, then `charge:1:edit:1`, then `charge:1:edit:2`. */
export function nextEdit(of: string): string {
  const [, base = of, count = '0'] = /^(.*?)(?::edit:(\d+))?$/.exec(of) ?? [];
  return `${base}:edit:${Number(count) + 1}`;
}

/** What a charge asked for that neither is open nor was paid by a payment: moved or waived, in cents. */
function paidOtherwise({ entries, head, payments }: Book, of: string): number {
  const entry = entries[of];
  const onIt = Object.values(payments).flatMap(({ covers }) => covers);
  const known = [...head.open, ...onIt].filter((one) => one.charge === entry?.seq);
  return (entry?.charge?.cents ?? 0) - centsOf(known);
}

/** What was waived of the old charge is waived of the new one (D63). */
const waivedAnew = (
  book: Book,
  by: Omit<By, 'source'>,
  { of, cents }: { of: string; cents: number },
): Answer =>
  cents === 0
    ? []
    : credit(
        book,
        { ...by, source: `credit:${nextEdit(of)}` },
        { charge: newest(book, nextEdit(of)) ?? 0, cents },
      );

/**
 * Reverses a charge and claims it anew, with what was waived of it (D63); the payments that lay on it lie on
 * the new one. Refuses as both do, `less-than-waived`, `written-off`, and `deposit-moved`: what a deposit of
 * another lease paid (D34) would be claimed again.
 */
export function editCharge(book: Book, by: Omit<By, 'source'>, edit: Edit): Answer {
  const { of, to, shares, mayWaiveLess = false } = edit;
  if (isWrittenOff(book, of)) return { refused: 'written-off' };
  const payments = Object.values(book.payments).filter(({ covers }) =>
    covers.some(({ charge: seq }) => seq === book.entries[of]?.seq),
  );
  const period = book.entries[of]?.charge?.period;
  const claim = charge({ ...by, source: nextEdit(of) }, { ...to, ...defined({ period }) });
  const waived = paidOtherwise(book, of);
  const back = takenBack(book, by, of);
  const isKept = to.kind === 'deposit' && !isRefused(back) && freedBy(back) > to.cents;
  const reversed = followedBy(book, isKept ? { refused: 'deposit-kept' } : back, () => claim);
  if (!isRefused(reversed) && waived > 0 && to.kind === 'deposit') return { refused: 'deposit-moved' };
  if (!isRefused(reversed) && waived > to.cents && !mayWaiveLess)
    return { refused: 'less-than-waived', limit: waived };
  const anew = followedBy(book, reversed, (then) =>
    waivedAnew(then, by, { of, cents: Math.min(waived, to.cents) }),
  );
  return payments.reduce<Answer>(
    (drafts, { paymentId, prepaid: before }) =>
      followedBy(book, drafts, (then) => {
        const prepaid = (then.payments[paymentId]?.prepaid ?? 0) - before;
        const open = then.head.open.filter(({ charge: seq }) => seq === newest(then, nextEdit(of)));
        return applied(then, {
          ...by,
          paymentId,
          ...coverInTurn(open, { cents: prepaid, shares: shares(by.on) }),
        });
      }),
    anew,
  );
}

const newest = (book: Book, source: string): number | undefined => book.entries[source]?.seq;

type Applying = Omit<By, 'source'> & { readonly paymentId: string; readonly covers: readonly Cover[] };

/** A prepayment laid on charges, named by its place, so that a second run finds it or nothing left (D3). */
export function applied({ head }: Book, { paymentId, covers, ...by }: Applying): Draft[] {
  if (covers.length === 0) return [];
  const cents = centsOf(covers);
  const source = `payment:${paymentId}:apply:${head.seq}`;
  const lines = addLines({ [accounts.prepayment]: cents }, recognized(covers));
  return [{ ...by, source, type: 'apply', payment: paymentId, covers, prepaid: -cents, lines }];
}
