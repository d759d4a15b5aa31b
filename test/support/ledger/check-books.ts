import { isDeepStrictEqual } from 'node:util';
import { monthOf } from '../../../shared/domain/dates';
import { addLines, type ChargeKind, sumOf, totalOf } from '../../../shared/domain/ledger/accounts';
import type { Book, Entry } from '../../../shared/domain/ledger/entry';
import { rebuild } from '../../../shared/domain/ledger/fold';
import { claimedBy, monthFigures, rentKinds } from '../../../shared/domain/ledger/rent/rent-months';
import { equal, holds } from '../leases/holds';
import { centsOf } from './ledger-world';

const totals = (books: readonly Book[], ...classes: string[]): number =>
  sumOf(books.map(({ head }) => totalOf(head.balances, ...classes)));

/** What is lost of a returned payment, whoever bears it (D66). */
const lossOf = ({ lines }: Entry): number =>
  sumOf(Object.entries(lines).map(([account, cents]) => (account.endsWith('/loss') ? cents : 0)));

/** What an entry changes of what the tenants owe, read from what it says and not from its lines (D4). */
function owedBy(entry: Entry): number {
  const { type, charge, received, covers, refunded, reverses, lines } = entry;
  if (charge) return charge.cents;
  if (received) return -received.cents;
  if (type === 'credit' || type === 'write-off' || type === 'deposit-move' || reverses !== undefined)
    return -centsOf(covers);
  if (type === 'return') return -totalOf(lines, 'cash', 'opening', 'clearing', 'withheld') - lossOf(entry);
  if (type === 'refund') return (refunded ?? 0) - lossOf(entry);
  if (type === 'refund-failed') return totalOf(lines, 'prepayment');
  return refunded ?? 0;
}

function checkPayments({ payments }: Book): void {
  for (const payment of Object.values(payments)) {
    // A deposit that was used or given back before its payment was returned stays paid (D64).
    const kept = payment.covers.filter(({ to }) => to.startsWith('deposit:'));
    const stands = payment.state === 'returned' ? centsOf(kept) : payment.cents - payment.refunded;
    holds(payment.prepaid >= 0, 'a prepayment below 0');
    equal(payment.prepaid + centsOf(payment.covers), stands, 'what a payment covers and holds [D29]');
    for (const { own, cents } of payment.covers)
      if (own) equal(sumOf(Object.values(own)), cents, 'a split is whole [D45]');
  }
}

function checkOpen({ head, entries }: Book): void {
  for (const open of head.open) {
    const entry = Object.values(entries).find(({ seq }) => seq === open.charge);
    holds(open.cents > 0 && open.cents <= (entry?.charge?.cents ?? 0), 'a charge below 0 [D22]');
    equal(open.due, entry?.charge?.due, 'the due day stays [D25]');
    holds(!entries[`${entry?.source}:reversal`], 'a reversed charge is open [D2]');
  }
}

function checkReversals({ entries }: Book): void {
  for (const entry of Object.values(entries)) {
    if (entry.reverses === undefined) continue;
    const of = entries[entry.reverses];
    holds(of?.reverses === undefined, 'a reversal is reversed [D2]');
    if (of?.moved) {
      holds(isDeepStrictEqual(addLines(of.lines, entry.lines), {}), 'a move and its reversal come to 0 [D2]');
      continue;
    }
    if (entry.type === 'recovery') {
      holds(of?.type === 'write-off', 'what is recovered was written off [D67]');
      holds(
        isDeepStrictEqual(addLines(of?.lines ?? {}, entry.lines), {}),
        'a write-off and its recovery come to 0 [D67]',
      );
      continue;
    }
    const seq = of?.seq ?? 0;
    const covers = Object.values(entries).flatMap((one) => one.covers ?? []);
    const on = covers.filter((cover) => cover.charge === seq);
    equal(centsOf(on), of?.charge?.cents, 'charge, money, credit and reversal come to 0 [D2]');
  }
}

/** What is written off: never below 0, never of a charge that was taken back, its sum in the head (D67). */
function checkWrittenOff({ head, entries }: Book): void {
  const all = Object.values(entries);
  const standing = all.filter(({ type, source }) => type === 'write-off' && !entries[`${source}:reversal`]);
  const sum = centsOf(standing.flatMap(({ covers }) => covers ?? []));
  equal(head.writtenOff ?? 0, sum, 'the head has what is written off [D67]');
  for (const { of = '', covers = [] } of standing) {
    holds(entries[of]?.seq === covers[0]?.charge, 'a write-off names its charge [D67]');
    holds(!entries[`${of}:reversal`], 'a charge with bad debt was taken back [D67]');
  }
}

/** Received = applied + refunded + transferred + still held, tenant by tenant (D33). */
function checkDeposits({ head, entries }: Book): void {
  for (const account of Object.keys(head.balances).filter((name) => name.startsWith('deposit/'))) {
    const tenant = account.slice('deposit/'.length);
    const sums = Object.values(entries).map(({ type, payment, received, covers = [], lines }) => {
      if (['opening', 'deposit-refund', 'deposit-move', 'refund-failed'].includes(type))
        return -(lines[account] ?? 0);
      if (payment === undefined) return 0;
      const paid = centsOf(covers.filter(({ to }) => to === `deposit:${tenant}`));
      return paid - (received?.deposit === tenant ? received.cents : 0);
    });
    equal(sumOf(sums), -(head.balances[account] ?? 0), 'a deposit is what came less what left [D33]');
  }
}

/** A deposit leaves by use, refund, return, reversal or move, never by laying money anew (D72). */
function checkKept({ entries }: Book): void {
  const anew = Object.values(entries).filter(({ type }) => type === 'reallocation');
  for (const { lines } of anew)
    for (const [account, cents] of Object.entries(lines))
      holds(!account.startsWith('deposit/') || cents < 0, 'a reallocation takes no deposit [D72]');
}

/** Rent by month: what is claimed is what money covers and what is open, month by month (rent-months.md). */
function checkMonths({ head, entries, payments }: Book): void {
  const claimed = claimedBy(Object.values(entries));
  const covers = Object.values(payments).flatMap((payment) => payment.covers);
  const isRent = ({ kind }: { readonly kind: ChargeKind }) => rentKinds.includes(kind);
  const months = new Set([...covers, ...head.open].map(({ due }) => monthOf(due)));
  for (const month of new Set([...months, ...Object.keys(claimed)])) {
    const pending = [{ cents: 70_000 }];
    const figures = monthFigures({ claimed, open: head.open, pending }, month);
    const paid = covers.filter((cover) => isRent(cover) && monthOf(cover.due) === month);
    equal(figures.collected, centsOf(paid), 'collected is what money covers');
    equal(figures.expected, figures.collected + figures.pending + figures.open, 'a month comes to its sum');
    holds(
      Object.values(figures).every((cents) => cents >= 0),
      'a figure of a month below 0',
    );
  }
}

/** A moved deposit is in two ledgers or in none: entry by entry, and its reversal (D34). */
function checkMoves(books: readonly Book[]): void {
  const entries = books.flatMap((book) => Object.values(book.entries)).filter(({ moved }) => moved);
  const sums = new Map<string, number>();
  for (const { source, lines } of entries) {
    const pair = source.replace(':in', '');
    sums.set(pair, (sums.get(pair) ?? 0) + (lines.transfer ?? 0));
  }
  equal(entries.length, 2 * sums.size, 'both entries of a move [D34]');
  for (const cents of sums.values()) equal(cents + 0, 0, 'both are of the same cents [D34]');
}

/** Throws unless each book is its own fold and everything that must always hold, holds. */
export function checkBooks(books: readonly Book[]): void {
  for (const book of books) {
    const { head } = book;
    const entries = Object.values(book.entries);
    const again = rebuild(entries, head.locked);
    holds(isDeepStrictEqual(again.head, head), 'the head is the fold of its entries [D4]');
    holds(isDeepStrictEqual(again.payments, book.payments), 'payments are the fold of their entries [D4]');
    equal(new Set(entries.map(({ source }) => source)).size, head.seq, 'one entry a source key [D3]');
    for (const { lines } of entries) equal(sumOf(Object.values(lines)), 0, 'an entry balances [D1]');
    const by = (...classes: string[]) => totalOf(head.balances, ...classes);
    equal(by('receivable') + by('uncollected') + 0, 0, 'the mirror');
    equal(centsOf(head.open), by('receivable'), 'open charges are what is owed');
    equal(centsOf(head.prepayments) + 0, -by('prepayment') + 0, 'prepayments');
    holds(by('deposit') <= 0, 'a deposit below 0 [D33]');
    equal(
      by('receivable', 'prepayment'),
      sumOf(entries.map(owedBy)),
      'charges less payments and credits [D4]',
    );
    checkDeposits(book);
    checkKept(book);
    checkPayments(book);
    checkOpen(book);
    checkReversals(book);
    checkWrittenOff(book);
    checkMonths(book);
  }
  checkMoves(books);
  equal(totals(books, 'transfer') + 0, 0, 'what one ledger gives, another one has [D34]');
  const money = totals(books, 'cash', 'clearing', 'withheld', 'opening');
  const held = totals(books, 'owner', 'deposit', 'prepayment', 'manager');
  equal(money + 0, -held + 0, 'cash is what owners, tenants and manager have [D8]');
}
