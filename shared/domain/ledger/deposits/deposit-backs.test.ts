import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBooks } from '../../../../test/support/ledger/check-books';
import { totalOf } from '../accounts';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { isRefused } from '../refusals';
import { type Answer, charge } from '../rent/charges';
import { inTime, type OnlineFact, postFacts, type Settled } from '../rent/online';
import { refund } from '../rent/payments';
import { depositBacks, payDepositOut, sentBackOf } from './deposit-backs';
import { applyDeposit, heldDeposits } from './deposits';

const shares = () => [{ ownerId: 'x', percentage: 100 }];
const asked = { dayOf: (at: string) => at.slice(0, 10), bearer: 'manager', shares } as const;
const done = (book: Book, answer: Answer): Book => {
  const posted = post(book, answer);
  if (isRefused(posted)) throw new Error(posted.refused);
  return posted.book;
};
const told = (book: Book, ...facts: readonly OnlineFact[]) => done(book, postFacts(book, facts, asked));
const claims = (book: Book, kind: 'rent' | 'deposit', cents: number) =>
  done(
    book,
    charge(
      { source: `${kind}${book.head.seq}`, on: '2026-01-01' },
      { kind, label: '', due: '2026-01-01', to: kind === 'rent' ? 'owner' : 'deposit:ten_1', cents },
    ),
  );
const owing = claims(claims(newBook, 'deposit', 145_000), 'rent', 100_000);
const settled = (payment: string, cents: number, chosen: number, at = '2026-01-10'): Settled => ({
  kind: 'settled',
  method: 'card',
  payment,
  id: payment,
  at: `${at}T12:00:00.000Z`,
  cents,
  fee: 0,
  payer: 'Ada',
  begun: at,
  clears: at,
  chosen: chosen > 0 ? [{ charge: 1, cents: chosen }] : [],
});
/** 1,450.00 of the deposit and 1,000.00 of rent by card. */
const paid = told(owing, settled('pay_1', 245_000, 145_000));
const sent = { kind: 'refund', payment: 'pay_1', id: 're_1', deposit: 'ten_1' } as const;
const back = (cents: number, at = '2026-08-10') => ({ ...sent, cents, at: `${at}T12:00:00.000Z` });
const held = (book: Book) => heldDeposits(book.head)[0]?.cents ?? 0;

describe('a deposit that goes back to where it came from [D29] [D33]', () => {
  it('leaves what was paid paid, lowers what is held, and what else can be refunded of the payment', () => {
    expect(depositBacks(paid)).toEqual([
      { tenant: 'ten_1', payment: 'pay_1', method: 'card', on: '2026-01-10', cents: 145_000 },
    ]);
    const book = told(paid, back(82_999));
    expect(book.entries['refund:re_1']).toMatchObject({
      type: 'deposit-refund',
      payment: 'pay_1',
      on: '2026-08-10',
      lines: { 'deposit/ten_1': 82_999, 'clearing/stripe': -82_999 },
    });
    expect(book.payments.pay_1).toMatchObject({
      sentBack: 82_999,
      refunded: 0,
      covers: paid.payments.pay_1?.covers,
    });
    expect([held(book), book.head.open]).toEqual([62_001, []]);
    expect(depositBacks(book)).toMatchObject([{ cents: 62_001 }]);
    expect(sentBackOf(book)).toEqual([{ how: 'card', cents: 82_999 }]);
    const by = { source: 'refund', on: '2026-08-11' };
    const most = { refused: 'more-than-paid', limit: 162_001 };
    expect(refund(book, by, { payment: 'pay_1', cents: 162_002 })).toEqual(most);
    checkBooks([book]);
  });

  it('is counted by how it went, each time it goes back, to the cent; not what went outside [D29]', () => {
    expect(sentBackOf(paid)).toEqual([]);
    const one = told(paid, back(1));
    expect(sentBackOf(one)).toEqual([{ how: 'card', cents: 1 }]);
    const two = told(one, { ...back(2, '2026-08-11'), id: 're_2' });
    expect(two.payments.pay_1?.sentBack).toBe(3);
    expect(sentBackOf(two)).toEqual([{ how: 'card', cents: 3 }]);
    expect(depositBacks(two)).toMatchObject([{ cents: 144_997 }]);
    const debit = told(owing, { ...settled('pay_1', 145_000, 145_000), method: 'bank' });
    expect(depositBacks(debit)).toMatchObject([{ method: 'bank', cents: 145_000 }]);
    expect(sentBackOf(told(debit, back(7)))).toEqual([{ how: 'bank', cents: 7 }]);
    const { pay_1 } = two.payments;
    const byCheck = pay_1 && { ...pay_1, method: 'check' as const };
    expect(byCheck && sentBackOf({ payments: { pay_1: byCheck } })).toEqual([]);
    expect(byCheck && depositBacks({ head: two.head, payments: { pay_1: byCheck } })).toEqual([]);
  });

  it.each([
    [144_999, [1]],
    [145_000, []],
  ])('%i of 1,450.00 gone back, the rest can go back to the payment: %j', (cents, left) => {
    expect(depositBacks(told(paid, back(cents))).map((one) => one.cents)).toEqual(left);
  });

  it('goes back to a payment up to what of the deposit it paid, not what it paid for rent [D29]', () => {
    const two = told(owing, settled('pay_1', 145_000, 45_000), settled('pay_2', 100_000, 100_000));
    const most = (book: Book) => depositBacks(book).map(({ payment, cents }) => [payment, cents]);
    expect(most(two)).toEqual([
      ['pay_1', 45_000],
      ['pay_2', 100_000],
    ]);
    expect(most(told(two, back(20_000)))[0]).toEqual(['pay_1', 25_000]);
    expect(most(told(two, back(45_000)))).toEqual([['pay_2', 100_000]]);
  });

  it('goes back to payments of this deposit alone, and pays out a held cent alone [D33]', () => {
    const rentAlone = told(owing, settled('pay_1', 100_000, 0), settled('pay_2', 145_000, 145_000));
    expect(depositBacks(rentAlone).map(({ payment }) => payment)).toEqual(['pay_2']);
    const paidOut = { to: 'Ada', method: 'check', reference: '7' } as const;
    const out = (tenant: string, cents: number) =>
      payDepositOut(rentAlone, { source: 'out', on: '2026-08-13' }, { tenant, cents, paidOut });
    expect(out('ten_2', 1)).toEqual({ refused: 'more-than-held', limit: 0 });
    expect(out('ten_1', 145_000)).toMatchObject([{ type: 'deposit-refund', paidOut }]);
  });

  it('is what is held, tenant by tenant, from a cent on; never a name without money [D32]', () => {
    const balances = { 'deposit/b': -1, 'deposit/a': -2, 'deposit/c': 0, 'cash/bank': -3, prepayment: -4 };
    expect(heldDeposits({ balances })).toEqual([
      { tenant: 'a', cents: 2 },
      { tenant: 'b', cents: 1 },
    ]);
    expect(heldDeposits({ balances: { 'deposit/a': 5 } })).toEqual([]);
    const using = { payment: 'pay_2', tenant: 'ten_1', cents: 1, shares };
    expect(applyDeposit(newBook, { source: 'used', on: '2026-08-01' }, using)).toEqual({
      refused: 'more-than-held',
      limit: 0,
    });
    const rent = claims(paid, 'rent', 1);
    const used = done(rent, applyDeposit(rent, { source: 'used', on: '2026-08-01' }, using));
    expect(used.entries.used?.received).toEqual({
      method: 'deposit',
      deposit: 'ten_1',
      reference: '',
      payer: '',
      cents: 1,
    });
    const more = applyDeposit(rent, { source: 'used', on: '2026-08-01' }, { ...using, cents: 2 });
    expect(more).toEqual({ refused: 'more-than-open', limit: 1 });
  });

  it('is held again when the bank does not take it; once each, whatever is repeated [D31]', () => {
    const failed = { ...back(82_999, '2026-08-12'), kind: 'refund-failed' as const };
    const book = told(paid, back(82_999), failed);
    expect(book.entries['refundfailed:re_1']?.lines).toEqual({
      'deposit/ten_1': -82_999,
      'clearing/stripe': 82_999,
    });
    expect([held(book), sentBackOf(book)]).toEqual([145_000, []]);
    expect(told(book, back(82_999), failed)).toBe(book);
    const paidOut = { to: 'Ada', method: 'check', reference: '7' } as const;
    const pays = (cents: number) =>
      payDepositOut(book, { source: 'out', on: '2026-08-13' }, { tenant: 'ten_1', cents, paidOut });
    expect(pays(145_001)).toEqual({ refused: 'more-than-held', limit: 145_000 });
    expect(pays(0)).toEqual({ refused: 'bad-amount' });
    const out = done(book, pays(145_000));
    expect([held(out), totalOf(out.head.balances, 'cash')]).toEqual([0, -145_000]);
    checkBooks([out]);
  });

  it('is a debt that a person settles when the deposit was used meanwhile', () => {
    const rent = claims(paid, 'rent', 100_000);
    const using = { payment: 'pay_2', tenant: 'ten_1', cents: 100_000, shares };
    const used = done(rent, applyDeposit(rent, { source: 'used', on: '2026-08-01' }, using));
    const book = told(used, back(45_001));
    expect(book.head.balances).toMatchObject({ withheld: 45_001, 'deposit/ten_1': -45_000 });
    const again = told(book, { ...back(45_001, '2026-08-12'), kind: 'refund-failed' });
    expect(again.head.balances.withheld).toBeUndefined();
    expect(held(again)).toBe(45_000);
  });

  it('goes to the latest settled online payment first, as far as each paid it and was not refunded', () => {
    const two = told(
      owing,
      settled('pay_1', 45_000, 45_000),
      settled('pay_2', 100_000, 100_000, '2026-01-12'),
    );
    expect(depositBacks(two).map(({ payment, cents }) => [payment, cents])).toEqual([
      ['pay_2', 100_000],
      ['pay_1', 45_000],
    ]);
    const less = told(two, { ...back(60_000), id: 're_2', payment: 'pay_2' });
    expect(depositBacks(less).map(({ payment, cents }) => [payment, cents])).toEqual([
      ['pay_2', 40_000],
      ['pay_1', 45_000],
    ]);
    const disputed = {
      kind: 'dispute',
      payment: 'pay_2',
      id: 'dp_1',
      cents: 100_000,
      fee: 0,
      why: '',
    } as const;
    const without = told(two, { ...disputed, at: '2026-02-01T12:00:00.000Z' });
    expect(depositBacks(without).map(({ payment }) => payment)).toEqual(['pay_1']);
    expect(depositBacks(claims(newBook, 'deposit', 1))).toEqual([]);
  });

  it('ends the same, in whatever order and however often the provider’s events come [D31]', () => {
    const story = fc.array(
      fc.record({ cents: fc.integer({ min: 1, max: 60_000 }), fails: fc.boolean(), isDeposit: fc.boolean() }),
      { minLength: 1, maxLength: 4 },
    );
    const readings = fc.array(fc.nat(9), { maxLength: 8 });
    fc.assert(
      fc.property(story, readings, fc.infiniteStream(fc.nat(1_000)), (refunds, looks, order) => {
        const facts = refunds.flatMap(({ cents, fails, isDeposit }, at): OnlineFact[] => {
          const id = `re_${at}`;
          const day = String(10 + at).padStart(2, '0');
          const { deposit, ...plain } = back(cents, `2026-08-${day}`);
          const one = { ...plain, id, ...(isDeposit && { deposit }) };
          return [
            one,
            ...(fails
              ? [{ ...one, kind: 'refund-failed' as const, at: `2026-08-${day}T13:00:00.000Z` }]
              : []),
          ];
        });
        const all = [settled('pay_1', 245_000, 145_000), ...facts];
        const whole = told(owing, ...all);
        const inPieces = looks.reduce((book, count) => {
          const seen = inTime(all).slice(0, count);
          const shuffled = seen
            .map((fact) => ({ fact, key: order.next().value }))
            .toSorted((a, b) => a.key - b.key);
          return told(book, ...shuffled.map(({ fact }) => fact));
        }, owing);
        const after = told(inPieces, ...all.toReversed());
        expect(after.head).toEqual(whole.head);
        expect(after.payments).toEqual(whole.payments);
        checkBooks([after]);
      }),
      { numRuns: process.env.LONG ? 20_000 : 300, seed: 1 },
    );
  });
});
