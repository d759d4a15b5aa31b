import { describe, expect, it } from 'vitest';
import { through } from '../../../../test/support/ledger/through';
import { payeeOf, totalOf } from '../accounts';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { openDeposit } from '../opening';
import { charge, credit, reverseCharge } from '../rent/charges';
import { receive, refund, returnPayment } from '../rent/payments';
import { applyDeposit, heldDeposits } from './deposits';
import { type Settling, settleLedger } from './settlement';
import { settlementSums } from './settlement-sums';

const shares = () => [
  { ownerId: 'x', percentage: 50 },
  { ownerId: 'y', percentage: 50 },
];
const on = '2026-08-10';
const check = { to: 'Nora Whitaker', method: 'check', reference: '2001' } as const;

const rent =
  (cents: number, due = '2026-08-01') =>
  () =>
    charge({ source: `rent:${due}`, on: due }, { kind: 'rent', label: '', due, to: 'owner', cents });
const held =
  (cents: number, tenant = 'nora') =>
  () =>
    openDeposit({ source: `opening:deposit:${tenant}`, on: '2026-01-01' }, { tenant, cents });
const paid = (cents: number) => (book: Book) =>
  receive(
    book,
    { source: 'payment:pay_1', on },
    {
      payment: 'pay_1',
      cents,
      method: 'check',
      reference: '1',
      payer: 'Nora',
      chosen: [],
      isAutomatic: true,
      shares,
    },
  );
const cleaning = { kind: 'other', label: 'Cleaning', reason: 'Oven and floors', cents: 18_000 } as const;
const door = { kind: 'damage', label: 'Bedroom: door', reason: 'Broken', cents: 24_000 } as const;
const settling = (more: Partial<Settling> = {}): Settling => ({
  charges: [cleaning, door],
  waivers: [],
  paidOut: check,
  shares,
  bearer: 'manager',
  ...more,
});
const settled = (book: Book, more: Partial<Settling> = {}) =>
  through(book, (then) => settleLedger(then, { on }, settling(more)));
const linesOf = ({ entries }: Book, source: string) => entries[source]?.lines;

describe('a settlement [D40]', () => {
  const waivers = [{ charge: 2, cents: 2_250, reason: 'Goodwill' }];
  const before = through(newBook, held(145_000), rent(22_251));

  it('uses what is owed of the deposit and refunds the rest: 620.01 and 829.99 of 1,450.00, and nothing is held', () => {
    const book = settled(before, { waivers });
    const { open } = before.head;
    const money = { open, prepaid: 0, held: [{ cents: 145_000 }], charges: [cleaning, door], waivers };
    expect(settlementSums(money)).toEqual({
      due: 22_251,
      added: 42_000,
      waived: 2_250,
      prepaid: 0,
      held: 145_000,
      applied: 62_001,
      refunded: 82_999,
      owed: 0,
    });
    expect(linesOf(book, 'settlement:deposit:nora')).toEqual({
      'deposit/nora': 62_001,
      'receivable/rent': -20_001,
      'uncollected/rent': 20_001,
      'receivable/other': -18_000,
      'uncollected/other': 18_000,
      'receivable/damage': -24_000,
      'uncollected/damage': 24_000,
      'owner/x/rent': -10_001,
      'owner/y/rent': -10_000,
      'owner/x/other': -9_000,
      'owner/y/other': -9_000,
      'owner/x/damage': -12_000,
      'owner/y/damage': -12_000,
    });
    expect(linesOf(book, 'settlement:refund:nora')).toEqual({ 'deposit/nora': 82_999, 'cash/bank': -82_999 });
    expect(book.entries['settlement:refund:nora']).toMatchObject({ type: 'deposit-refund', paidOut: check });
    expect([heldDeposits(book.head), book.head.open]).toEqual([[], []]);
  });

  it('names each final charge with its reason, due on the day, and each waiver', () => {
    const { entries } = settled(before, { waivers });
    expect(entries['settlement:charge:2']).toMatchObject({
      on,
      why: 'Broken',
      charge: { kind: 'damage', label: 'Bedroom: door', due: on, to: 'owner', cents: 24_000 },
    });
    expect(entries['settlement:waiver:1']).toMatchObject({ type: 'credit', why: 'Goodwill' });
  });

  it('leaves what the deposit does not reach owed, rent first, and refunds nothing [D20]', () => {
    const book = settled(through(newBook, held(30_000), rent(22_251)), { paidOut: undefined });
    expect(book.head.open.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['other', 10_251],
      ['damage', 24_000],
    ]);
    expect(totalOf(book.head.balances, 'deposit', 'prepayment')).toBe(0);
    expect(totalOf(book.head.balances, 'receivable')).toBe(34_251);
  });

  it('takes what was paid ahead first, also for what is due later, and refunds what is left of it', () => {
    const start = through(newBook, held(10_000), rent(5_000, '2026-08-25'), (book) =>
      receive(
        book,
        { source: 'payment:pay_1', on: '2026-08-01' },
        {
          payment: 'pay_1',
          cents: 9_000,
          method: 'card',
          reference: '',
          payer: '',
          chosen: [],
          isAutomatic: false,
          shares,
        },
      ),
    );
    const book = settled(start, { charges: [] });
    expect(linesOf(book, 'settlement:refund:pay_1')).toEqual({ prepayment: 4_000, 'cash/bank': -4_000 });
    expect(book.payments.pay_1).toMatchObject({ refunded: 4_000, prepaid: 0 });
    expect(linesOf(book, 'settlement:refund:nora')).toEqual({ 'deposit/nora': 10_000, 'cash/bank': -10_000 });
  });

  it('takes of each tenant’s deposit a part by what is held for them [D33]', () => {
    const book = settled(through(newBook, held(100_000), held(50_000, 'otto')), { charges: [door] });
    const used = ['nora', 'otto'].map(
      (tenant) => linesOf(book, `settlement:deposit:${tenant}`)?.[`deposit/${tenant}`],
    );
    const back = ['nora', 'otto'].map(
      (tenant) => linesOf(book, `settlement:refund:${tenant}`)?.[`deposit/${tenant}`],
    );
    expect([used, back]).toEqual([
      [16_000, 8_000],
      [84_000, 42_000],
    ]);
  });

  it('takes nothing of a deposit whose part comes to no cent, and all cents of the others [D33]', () => {
    const cent = { ...door, cents: 1 };
    const book = settled(through(newBook, held(100_000), held(1, 'otto')), { charges: [cent] });
    expect(Object.keys(book.payments)).toEqual(['pay_settlement_1']);
    expect(linesOf(book, 'settlement:deposit:nora')).toMatchObject({ 'deposit/nora': 1 });
    expect([book.head.open, book.head.balances['cash/bank']]).toEqual([[], -100_000]);
    const two = settled(through(newBook, held(1), held(1, 'otto')), { charges: [{ ...door, cents: 2 }] });
    expect(Object.keys(two.payments)).toEqual(['pay_settlement_1', 'pay_settlement_2']);
  });

  it.each([
    ['prepayment first, the deposit for the rest', 30, 100, { applied: 80, refunded: 20, owed: 0 }],
    ['more than is asked', 150, 100, { applied: 0, refunded: 140, owed: 0 }],
    ['all that is asked', 110, 5, { applied: 0, refunded: 5, owed: 0 }],
    ['less than is asked', 30, 50, { applied: 50, refunded: 0, owed: 30 }],
    ['nothing', 0, 0, { applied: 0, refunded: 0, owed: 110 }],
  ])('sums up what is held: %s', (_, prepaid, deposit, sums) => {
    const open = [
      { kind: 'rent', cents: 100 },
      { kind: 'deposit', cents: 7 },
    ] as const;
    const [charges, waivers] = [[{ cents: 15 }], [{ cents: 5 }]];
    expect(settlementSums({ open, prepaid, held: [{ cents: deposit }], charges, waivers })).toEqual({
      due: 100,
      added: 15,
      waived: 5,
      prepaid,
      held: deposit,
      ...sums,
    });
  });

  it('drops a deposit that was charged and never paid', () => {
    const start = through(newBook, () =>
      charge(
        { source: 'charge:d', on },
        {
          kind: 'deposit',
          label: '',
          due: on,
          to: payeeOf('deposit', { bearer: 'manager', tenant: 'nora' }),
          cents: 9_000,
        },
      ),
    );
    const book = settled(start, { charges: [], paidOut: undefined });
    expect([book.head.open, book.head.balances]).toEqual([[], {}]);
    expect(book.entries['settlement:waiver:1']?.why).toBe('The deposit was not paid');
  });

  it('refuses a refund to nobody, more than is open, no amount, and a closed day [D7] [D24]', () => {
    const asked = (more: Partial<Settling>) => settleLedger(before, { on }, settling(more));
    expect(asked({ paidOut: undefined })).toEqual({ refused: 'refund-missing' });
    expect(asked({ waivers: [{ charge: 2, cents: 22_252, reason: 'x' }] })).toEqual({
      refused: 'more-than-open',
      limit: 22_251,
    });
    expect(asked({ charges: [{ ...door, cents: 0 }] })).toEqual({ refused: 'bad-amount' });
    const closed = { ...before, head: { ...before.head, locked: on } };
    expect(post(closed, settleLedger(closed, { on }, settling()))).toEqual({ refused: 'period-locked' });
  });

  it('is posted once: the same again changes nothing [D3]', () => {
    const book = settled(before);
    const again = post(book, settleLedger(book, { on }, settling()));
    expect(again).toEqual({ book, entries: [] });
  });
});

describe('a deposit that was used', () => {
  const book = settled(through(newBook, held(145_000), rent(22_251)), { charges: [door] });

  it('is set right by reversing the charge and refunding what is freed; nothing is held again [D29] [D33]', () => {
    const after = through(
      book,
      (then) => reverseCharge(then, { on }, { of: 'settlement:charge:1' }),
      (then) => refund(then, { source: 'refund:1', on }, { payment: 'pay_settlement_1', cents: 24_000 }),
    );
    expect(linesOf(after, 'refund:1')).toEqual({ prepayment: 24_000, 'cash/bank': -24_000 });
    expect(heldDeposits(after.head)).toEqual([]);
    expect(totalOf(after.head.balances, 'owner')).toBe(-22_251);
  });

  it('does not come back as a returned payment', () => {
    expect(
      returnPayment(
        book,
        { on },
        { payment: 'pay_settlement_1', fee: 0, bearer: 'manager', shares: () => [] },
      ),
    ).toEqual({
      refused: 'deposit-settled',
    });
  });

  it('is never more than is held, nor more than is open [D24] [D33]', () => {
    const start = through(newBook, held(5_000), rent(3_000));
    const use = (cents: number) =>
      applyDeposit(start, { source: 'deposit:1', on }, { payment: 'pay_d', tenant: 'nora', cents, shares });
    expect(use(5_001)).toEqual({ refused: 'more-than-held', limit: 5_000 });
    expect(use(3_001)).toEqual({ refused: 'more-than-open', limit: 3_000 });
    expect(use(0)).toEqual({ refused: 'bad-amount' });
    expect(totalOf(through(start, () => use(3_000)).head.balances, 'owner')).toBe(-3_000);
  });

  it('is not waived by mistake: a waiver takes what is open alone', () => {
    const start = through(newBook, held(5_000), rent(3_000), paid(1_000));
    expect(credit(start, { source: 'credit:1', on }, { charge: 2, cents: 2_001 })).toMatchObject({
      limit: 2_000,
    });
  });
});
