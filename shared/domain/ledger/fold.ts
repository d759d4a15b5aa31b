import { addLines, balanceOf, sumOf } from './accounts';
import { firstOpenDay } from './bank/reconciled-days';
import type { Book, Cover, Draft, Entry, Head, OpenCharge, Payment } from './entry';
import { newBook } from './entry';
import type { LedgerRefused } from './refusals';
import { isRefused } from './refusals';
import { writtenOffBy } from './write-off-entries';

const balancesOf = ({ lines }: Entry) =>
  Object.entries(lines).map(([account, cents]) => ({ [balanceOf(account)]: cents }));

/** Covers lower what is open; undone ones open the charge again, at its old due day (D25). */
function openAfter(open: readonly OpenCharge[], { seq, charge, covers = [] }: Entry): OpenCharge[] {
  const next = new Map(open.map((one) => [one.charge, one]));
  if (charge) {
    const { period: _, ...facts } = charge;
    next.set(seq, { ...facts, charge: seq });
  }
  for (const { own: _, ...cover } of covers) {
    const left = (next.get(cover.charge)?.cents ?? 0) - cover.cents;
    if (left === 0) next.delete(cover.charge);
    else next.set(cover.charge, { ...cover, cents: left });
  }
  return [...next.values()].toSorted((one, other) => one.charge - other.charge);
}

/** Sums covers of the same charge, and leaves out what comes to nothing. */
function coversAfter(before: readonly Cover[], more: readonly Cover[]): Cover[] {
  const next = new Map(before.map((cover) => [cover.charge, cover]));
  for (const cover of more) {
    const had = next.get(cover.charge);
    const own = cover.own && addLines(had?.own ?? {}, cover.own);
    next.set(cover.charge, { ...cover, cents: (had?.cents ?? 0) + cover.cents, ...(own && { own }) });
  }
  return [...next.values()].filter(({ cents }) => cents !== 0);
}

const newPayment = ({ payment, received, on }: Entry): Payment | undefined =>
  payment === undefined || !received
    ? undefined
    : { ...received, paymentId: payment, state: 'settled', on, refunded: 0, prepaid: 0, covers: [] };

const states: Partial<Record<Entry['type'], Payment['state']>> = {
  return: 'returned',
  dispute: 'disputed',
  'dispute-closed': 'settled',
};

function paymentAfter(book: Book, entry: Entry): Payment | undefined {
  const { payment, type, covers = [], prepaid = 0, refunded = 0, sentBack } = entry;
  if (payment === undefined) return undefined;
  const had = book.payments[payment] ?? newPayment(entry);
  if (!had) throw new Error(`${entry.source} is about a payment that is not read`);
  return {
    ...had,
    prepaid: had.prepaid + prepaid,
    refunded: had.refunded + refunded,
    ...(sentBack !== undefined && { sentBack: (had.sentBack ?? 0) + sentBack }),
    covers: coversAfter(had.covers, covers),
    state: states[type] ?? had.state,
  };
}

/** Held money, the oldest first. */
function prepaymentsAfter({ prepayments }: Head, payment: Payment | undefined): Head['prepayments'] {
  if (!payment) return prepayments;
  const others = prepayments.filter((one) => one.payment !== payment.paymentId);
  const held = { payment: payment.paymentId, cents: payment.prepaid, on: payment.on };
  return [...others, ...(held.cents > 0 ? [held] : [])].toSorted(
    (one, other) => one.on.localeCompare(other.on) || one.payment.localeCompare(other.payment),
  );
}

/** Cents that are written off after an entry; nothing where there are none. */
function writtenOffAfter({ writtenOff = 0 }: Head, entry: Entry): Pick<Head, 'writtenOff'> {
  const cents = writtenOff + writtenOffBy(entry);
  return cents === 0 ? {} : { writtenOff: cents };
}

/** The book with one entry more. Throws for a gap or an entry that does not balance (D1, D4). */
export function fold(book: Book, entry: Entry): Book {
  const { head } = book;
  const amounts = Object.values(entry.lines);
  if (entry.seq !== head.seq + 1) throw new Error(`A gap before ${entry.source}`);
  if (amounts.some((cents) => !Number.isSafeInteger(cents)) || sumOf(amounts) !== 0)
    throw new Error(`${entry.source} does not balance`);
  const payment = paymentAfter(book, entry);
  const { writtenOff: _, ...before } = head;
  return {
    head: {
      ...before,
      ...writtenOffAfter(head, entry),
      seq: entry.seq,
      open: openAfter(head.open, entry),
      prepayments: prepaymentsAfter(head, payment),
      balances: addLines(head.balances, ...balancesOf(entry)),
    },
    entries: { ...book.entries, [entry.source]: entry },
    payments: payment ? { ...book.payments, [payment.paymentId]: payment } : book.payments,
  };
}

/** A book made anew from its entries: what a stored head and payments must equal (D4). */
export const rebuild = (entries: Iterable<Entry>, locked = ''): Book =>
  [...entries]
    .toSorted((one, other) => one.seq - other.seq)
    .reduce(fold, { ...newBook, head: { ...newBook.head, locked } });

export type Posted = { readonly book: Book; readonly entries: readonly Entry[] };

/**
 * All drafts or none; none when one was posted before, by its source (D3). Refuses `period-locked` (D7) and
 * `account-reconciled` (D55).
 */
export function post(book: Book, drafts: readonly Draft[] | LedgerRefused): Posted | LedgerRefused {
  if ('refused' in drafts) return drafts;
  const isRepeat = drafts.some(({ source }) => book.entries[source]);
  if (isRepeat) return { book, entries: [] };
  if (drafts.some(({ on }) => on <= book.head.locked)) return { refused: 'period-locked' };
  const from = firstOpenDay(book.head, drafts);
  if (from) return { refused: 'account-reconciled', from };
  const entries = drafts.map((draft, index) => ({ ...draft, seq: book.head.seq + index + 1 }));
  return { book: entries.reduce(fold, book), entries };
}

/** Adds what a command says about the book that earlier drafts lead to. */
export function followedBy(
  book: Book,
  drafts: readonly Draft[] | LedgerRefused,
  next: (book: Book) => readonly Draft[] | LedgerRefused,
): readonly Draft[] | LedgerRefused {
  const posted = post(book, drafts);
  if (isRefused(posted)) return posted;
  const more = next(posted.book);
  return 'refused' in more || 'refused' in drafts ? more : [...drafts, ...more];
}

/** What each step says of the book after the steps before it, until at least `most` drafts are there. */
export function inTurn(
  book: Book,
  steps: readonly ((then: Book) => readonly Draft[] | LedgerRefused)[],
  most = Number.POSITIVE_INFINITY,
): readonly Draft[] | LedgerRefused {
  const drafts: Draft[] = [];
  let then = book;
  for (const step of steps) {
    if (drafts.length >= most) break;
    const more = step(then);
    const posted = post(then, more);
    if ('refused' in more) return more;
    if ('refused' in posted) return posted;
    drafts.push(...more);
    then = posted.book;
  }
  return drafts;
}
