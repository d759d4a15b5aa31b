import type { LedgerLine } from '../../../shared/contract/ledger-shapes';
import type { EntryType } from '../../../shared/domain/ledger/entry';
import { ledgerLine, paymentLine } from './ledger-samples';

const water = { charge: 3, kind: 'utility', label: 'Water', due: '2026-11-10', cents: 6_000 } as const;
const plain = (seq: number, type: EntryType, more: Partial<LedgerLine> = {}): LedgerLine => {
  const { charge: _, ...line } = ledgerLine({ entry_id: `${type}:${seq}`, seq, type, ...more });
  return line;
};

type Payment = NonNullable<LedgerLine['payment']>;
const paid = (seq: number, more: Partial<Payment>): LedgerLine => {
  const { payment } = paymentLine();
  if (!payment) throw new Error('The sample has no payment');
  return paymentLine({ entry_id: `payment:pay_${seq}`, seq, payment: { ...payment, ...more } });
};

const other = { lease_id: 'lse_2', unit_number: '204', property_title: 'Oak Court' };
const moved = { cents: 145_000, way: 'out', is_back: false, is_reversed: false } as const;

/** Money of every method, in every state. */
export const paymentLines: readonly LedgerLine[] = [
  paid(20, { method: 'cash', reference: '', payer: '' }),
  paid(21, { method: 'transfer', reference: 'TR-9', refunded: 100_000 }),
  paid(22, { method: 'card', reference: '', refunded: 4_000 }),
  paid(23, { method: 'bank', reference: '', state: 'disputed' }),
  paid(24, { method: 'check', reference: '77', state: 'returned' }),
  paid(25, { method: 'deposit', reference: '' }),
  paid(26, { method: 'opening', reference: '' }),
];

/** Deposits that moved: away, away and taken back since, and hither from a lease the reader does not see. */
export const movedLines: readonly LedgerLine[] = [
  plain(30, 'deposit-move', { amount: 0, moved: { ...moved, other } }),
  plain(31, 'deposit-move', { amount: 0, moved: { ...moved, is_reversed: true, other } }),
  plain(32, 'deposit-move', { amount: 0, moved: { ...moved, way: 'in', other } }),
  plain(33, 'deposit-move', { amount: 0, moved: { ...moved, way: 'in', is_back: true } }),
];

/** An entry of every other type. */
export const otherLines: readonly LedgerLine[] = [
  plain(40, 'credit', {
    amount: -1_000,
    balance: -1_000,
    why: 'Goodwill',
    covers: [{ ...water, cents: 1_000 }],
  }),
  plain(41, 'apply', { amount: 0, covers: [water] }),
  plain(42, 'free', { amount: 0, covers: [{ ...water, cents: -6_000 }] }),
  plain(43, 'reallocation', { amount: 0, covers: [water, { ...water, charge: 4, label: '', cents: -500 }] }),
  plain(44, 'return', { amount: 100_000 }),
  plain(45, 'refund', {
    amount: 5_000,
    paid_out: { cents: 5_000, to: 'Theo Barnes', method: 'check', reference: '19' },
  }),
  plain(46, 'reversal', { amount: -6_000 }),
  plain(47, 'opening', { amount: 90_000 }),
  plain(48, 'fee', { amount: 0 }),
  plain(49, 'refund-failed', { amount: -5_000 }),
  plain(50, 'dispute', { amount: 100_000 }),
  plain(51, 'dispute-closed', { amount: -100_000 }),
  plain(52, 'expense', { amount: 0 }),
  plain(53, 'management', { amount: 0 }),
  plain(54, 'contribution', { amount: 0 }),
  plain(55, 'distribution', { amount: 0 }),
  plain(56, 'bill', { amount: 0 }),
  plain(57, 'payout', { amount: 0 }),
  plain(58, 'deposit-refund', {
    amount: 0,
    paid_out: { cents: 5_000, to: '', method: 'cash', reference: '' },
  }),
  plain(59, 'charge', { amount: 0 }),
];
