import { monthOf } from '../dates';
import { defined } from '../defined';
import { accounts, addLines, depositOf } from './accounts';
import { centsOf, coverInTurn, depositShort, recognized, type SharesOn, undone } from './covers';
import type { Book, Charge, Cover, Draft } from './entry';
import { followedBy } from './fold';
import { isAmount, isRefused, type LedgerRefused } from './refusals';

/** What every command says of itself: its source key, its posting day, why, and the job if no person acts. */
export type By = Pick<Draft, 'source' | 'on' | 'why' | 'process'>;
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

/**
 * Takes a charge back with its waivers; its money becomes prepayment. `of` is its source. Refuses
 * `not-reversible` (D2), `deposit-used` (D33).
 */
export function reverseCharge(book: Book, by: Omit<By, 'source'>, { of }: { of: string }): Answer {
  const entry = book.entries[of];
  const reversal = { ...by, source: `${of}:reversal` };
  if (!entry?.charge || book.entries[reversal.source]) return { refused: 'not-reversible' };
  const drafts = freed(book, reversal, entry.seq);
  const { period: _, ...facts } = entry.charge;
  const onCharge = centsOf(drafts.map(({ prepaid = 0 }) => ({ cents: prepaid })));
  const open = book.head.open.find((one) => one.charge === entry.seq)?.cents ?? 0;
  const deposit = depositOf(facts.to);
  const short = deposit && depositShort(book, { [deposit]: onCharge });
  if (short) return short;
  const cents = onCharge + open;
  const lines = { [accounts.receivable(facts.kind)]: -cents, [accounts.uncollected(facts.kind)]: cents };
  const covers: Cover[] = cents === 0 ? [] : [{ ...facts, charge: entry.seq, cents }];
  return [...drafts, { ...reversal, type: 'reversal', reverses: of, covers, lines: addLines(lines) }];
}

type Edit = { readonly of: string; readonly to: Omit<Charge, 'period'>; readonly shares: SharesOn };

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

/**
 * Reverses a charge and claims it anew; the payments that lay on it lie on the new one. Refuses as both do,
 * and `deposit-moved`: what a deposit of another lease paid (D34) would be claimed again.
 */
export function editCharge(book: Book, by: Omit<By, 'source'>, { of, to, shares }: Edit): Answer {
  const payments = Object.values(book.payments).filter(({ covers }) =>
    covers.some(({ charge: seq }) => seq === book.entries[of]?.seq),
  );
  const period = book.entries[of]?.charge?.period;
  const claim = charge({ ...by, source: nextEdit(of) }, { ...to, ...defined({ period }) });
  const anew = followedBy(book, reverseCharge(book, by, { of }), () => claim);
  if (!isRefused(anew) && to.kind === 'deposit' && paidOtherwise(book, of) > 0)
    return { refused: 'deposit-moved' };
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
