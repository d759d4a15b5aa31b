import { describe, expect, it } from 'vitest';
import { through } from '../../../test/support/ledger/through';
import { type ChargeKind, payeeOf, totalOf } from './accounts';
import { settleLedger } from './deposits/settlement';
import { type Book, newBook } from './entry';
import { fold, post } from './fold';
import { openDeposit } from './opening';
import { isRefused } from './refusals';
import { charge, credit, editCharge, reverseCharge } from './rent/charges';
import { applyPrepayments, type Chosen, receive, refund, returnPayment } from './rent/payments';

const shares = () => [
  { ownerId: 'x', percentage: 50 },
  { ownerId: 'y', percentage: 50 },
];
const on = '2026-05-10';

const charged =
  (id: string, cents: number, due: string, kind: ChargeKind = 'rent') =>
  () =>
    charge(
      { source: `charge:${id}`, on },
      { kind, label: '', due, to: payeeOf(kind, { bearer: 'manager', tenant: 'ten_1' }), cents },
    );
const paid =
  (id: string, cents: number, over: { chosen?: Chosen[]; isAutomatic?: boolean } = {}) =>
  (book: Book) => {
    const facts = { method: 'check', reference: '1', payer: 'Ada', chosen: [], isAutomatic: true } as const;
    const received = { payment: id, cents, ...facts, ...over, shares };
    return receive(book, { source: `payment:${id}`, on }, received);
  };
const open = ({ head }: Book) => head.open.map(({ charge: seq, cents }) => [seq, cents]);
const linesOf = ({ entries }: Book, source: string) => entries[source]?.lines;

describe('charges', () => {
  it('are a claim and its mirror, and no money of anyone’s yet [D1] [D5]', () => {
    const book = through(newBook, charged('a', 145_000, '2026-05-01'));
    expect(linesOf(book, 'charge:a')).toEqual({ 'receivable/rent': 145_000, 'uncollected/rent': -145_000 });
    expect(book.entries['charge:a']?.charge).toMatchObject({ due: '2026-05-01', period: '2026-05' });
  });

  it.each([0, -1, 1.5, Number.NaN])('refuse %s cents [D1]', (cents) => {
    expect(charged('a', cents, on)()).toEqual({ refused: 'bad-amount' });
  });

  it('are credited by what is open and no more [D18] [D24]', () => {
    const book = through(newBook, charged('a', 5_000, on, 'late'), paid('p', 2_000));
    const give = (cents: number) => credit(book, { source: 'credit:1', on }, { charge: 1, cents });
    expect(give(3_001)).toEqual({ refused: 'more-than-open', limit: 3_000 });
    expect(credit(book, { source: 'credit:1', on }, { charge: 9, cents: 1 })).toMatchObject({ limit: 0 });
    expect(
      open(through(newBook, charged('a', 5_000, on, 'late'), paid('p', 2_000), () => give(3_000))),
    ).toEqual([]);
  });

  it('are reversed once, never a reversal; their money is prepayment again [D2] [D22]', () => {
    const book = through(newBook, charged('a', 5_000, on), paid('p', 2_000), (then) =>
      reverseCharge(then, { on }, { of: 'charge:a' }),
    );
    expect(open(book)).toEqual([]);
    expect(book.head.balances).toEqual({ 'cash/bank': 2_000, prepayment: -2_000 });
    for (const of of ['charge:a', 'charge:a:reversal', 'payment:p', 'charge:z'])
      expect(reverseCharge(book, { on }, { of })).toEqual({ refused: 'not-reversible' });
  });

  it('are edited by reversal and a new claim, which the same money covers [D2]', () => {
    const to = { kind: 'rent', label: 'Rent', due: '2026-05-05', to: 'owner', cents: 1_500 } as const;
    const edit = (of: string) => (then: Book) => editCharge(then, { on }, { of, to, shares });
    const book = through(newBook, charged('a', 5_000, on), paid('p', 2_000), edit('charge:a'));
    expect(Object.keys(book.entries)).toEqual([
      'charge:a',
      'payment:p',
      'payment:p:free:2',
      'charge:a:reversal',
      'charge:a:edit:1',
      'payment:p:apply:5',
    ]);
    expect(open(book)).toEqual([]);
    expect(book.head.prepayments).toMatchObject([{ cents: 500 }]);
    expect(isRefused(edit('charge:a')(book))).toBe(true);
    expect(edit('charge:a:edit:1')(book)).toContainEqual(
      expect.objectContaining({ source: 'charge:a:edit:2' }),
    );
  });

  it('take no other prepayment when they are edited: only the money that lay on them [D2] [D22]', () => {
    const to = { kind: 'rent', label: 'Rent', due: on, to: 'owner', cents: 1_500 } as const;
    const edit = (then: Book) => editCharge(then, { on }, { of: 'charge:a', to, shares });
    const book = through(newBook, charged('a', 1_000, on), paid('p', 1_800), edit);
    expect(open(book)).toEqual([[5, 500]]);
    expect(book.payments.p).toMatchObject({ prepaid: 800, covers: [{ charge: 5, cents: 1_000 }] });
  });
});

describe('payments', () => {
  it('cover the oldest due day first, rent before other kinds, then as posted [D20] [D21]', () => {
    const book = through(
      newBook,
      charged('late', 1_000, '2026-05-01', 'late'),
      charged('new', 1_000, '2026-05-02'),
      charged('rent', 1_000, '2026-05-01'),
      charged('pet', 1_000, '2026-05-01', 'pet'),
      paid('p', 3_500),
    );
    expect(book.payments.p?.covers.map(({ charge: seq, cents }) => [seq, cents])).toEqual([
      [3, 1_000],
      [1, 1_000],
      [4, 1_000],
      [2, 500],
    ]);
  });

  it('never take a charge below 0: the rest is prepayment, and covers what is due on its day [D22]', () => {
    let book = through(newBook, charged('a', 1_000, on), paid('p', 1_700), charged('b', 1_000, '2026-06-01'));
    expect(applyPrepayments(book, { on: '2026-05-31' }, shares)).toEqual([]);
    const applied = applyPrepayments(book, { on: '2026-06-01' }, shares);
    expect(applied.map(({ source }) => source)).toEqual(['payment:p:apply:3']);
    for (const draft of applied) book = fold(book, { ...draft, seq: 4 });
    expect(open(book)).toEqual([[3, 300]]);
  });

  it('are income of the owners by shares, to the cent [D45]', () => {
    const book = through(newBook, charged('a', 10_001, on), paid('p', 10_001));
    expect(linesOf(book, 'payment:p')).toEqual({
      'cash/bank': 10_001,
      'receivable/rent': -10_001,
      'uncollected/rent': 10_001,
      'owner/x/rent': -5_001,
      'owner/y/rent': -5_000,
    });
  });

  it('are laid where a person says; nothing twice and nothing past what is open [D24]', () => {
    const charges = [charged('a', 1_000, '2026-05-01'), charged('b', 1_000, '2026-05-02')];
    const book = through(newBook, ...charges, paid('p', 1_500, { chosen: [{ charge: 2, cents: 400 }] }));
    expect(open(book)).toEqual([[2, 600]]);
    expect(book.head.prepayments).toMatchObject([{ cents: 100 }]);
    const held = through(newBook, ...charges, paid('p', 1_500, { isAutomatic: false }));
    expect(held.head.prepayments).toMatchObject([{ cents: 1_500 }]);
    const refused = (...chosen: Chosen[]) => paid('q', 1_500, { chosen })(through(newBook, ...charges));
    expect(refused({ charge: 1, cents: 1_001 })).toEqual({ refused: 'more-than-open', limit: 1_000 });
    const twice = [
      { charge: 1, cents: 500 },
      { charge: 1, cents: 500 },
    ];
    expect(refused(...twice)).toMatchObject({ refused: 'more-than-open', limit: 0 });
    expect(refused({ charge: 1, cents: 1_000 }, { charge: 2, cents: 501 })).toMatchObject({ limit: 500 });
  });

  it('are refunded up to what was paid, from prepayment first [D29]', () => {
    const book = through(newBook, charged('a', 1_000, on), paid('p', 1_500));
    const back = (cents: number) => refund(book, { source: `refund:${cents}`, on }, { payment: 'p', cents });
    for (const cents of [0, -1, 0.5]) expect(back(cents)).toEqual({ refused: 'bad-amount' });
    expect(back(1_501)).toEqual({ refused: 'more-than-paid', limit: 1_500 });
    const after = through(newBook, charged('a', 1_000, on), paid('p', 1_500), () => back(600));
    expect(open(after)).toEqual([[1, 100]]);
    expect(after.head.prepayments).toEqual([]);
    expect(after.payments.p).toMatchObject({ state: 'settled', refunded: 600 });
    expect(refund(after, { source: 'refund:2', on }, { payment: 'p', cents: 901 })).toMatchObject({
      limit: 900,
    });
  });

  it('that bounce open their charges at the old due day, with a fee once [D25] [D28]', () => {
    const bounce = (then: Book) =>
      returnPayment(
        then,
        { on: '2026-05-12', why: 'NSF' },
        { payment: 'p', fee: 2_500, bearer: 'manager', shares: () => [] },
      );
    const book = through(newBook, charged('a', 1_000, '2026-05-01'), paid('p', 1_500), bounce);
    expect(book.head.open).toMatchObject([
      { charge: 1, due: '2026-05-01', cents: 1_000 },
      { kind: 'nsf', due: '2026-05-12', to: 'manager', cents: 2_500 },
    ]);
    expect(book.head.balances).toEqual({ receivable: 3_500, uncollected: -3_500 });
    expect(bounce(book)).toEqual({ refused: 'not-settled' });
    expect(refund(book, { source: 'refund:1', on }, { payment: 'p', cents: 1 })).toEqual({
      refused: 'not-settled',
    });
  });

  it('that bounce after a refund leave the manager with the loss, which the tenants owe him [D64]', () => {
    const book = through(
      newBook,
      charged('a', 1_000, on),
      paid('p', 1_000),
      (then) => refund(then, { source: 'refund:1', on }, { payment: 'p', cents: 400 }),
      (then) => returnPayment(then, { on }, { payment: 'p', fee: 0, bearer: 'manager', shares: () => [] }),
    );
    expect(book.head.balances).toEqual({
      receivable: 1_400,
      uncollected: -1_400,
      'cash/bank': -400,
      manager: 400,
    });
    expect(book.entries['clawback:p']).toMatchObject({
      on,
      charge: { kind: 'other', to: 'manager', cents: 400 },
    });
    const paidBack = through(book, paid('q', 1_400));
    expect(paidBack.head.balances).toMatchObject({ 'cash/bank': 1_000 });
    expect(totalOf(paidBack.head.balances, 'manager')).toBe(0);
  });

  it('that bounce after their deposit was given back are taken all the same, and owed to the manager [D64]', () => {
    const begun = through(
      newBook,
      charged('d', 1_000, on, 'deposit'),
      charged('a', 500, on),
      paid('p', 1_500, { chosen: [{ charge: 1, cents: 1_000 }] }),
    );
    const back = (book: Book) =>
      returnPayment(book, { on }, { payment: 'p', fee: 0, bearer: 'manager', shares: () => [] });
    expect(through(begun, back).head.balances).toEqual({ receivable: 1_500, uncollected: -1_500 });
    const settled = through(begun, (book) => {
      const paidOut = { to: 'Ada', method: 'check', reference: '1' } as const;
      const charges = [{ kind: 'damage', label: 'Door', reason: '', cents: 300 }] as const;
      return settleLedger(book, { on }, { charges, waivers: [], paidOut, shares, bearer: 'manager' });
    });
    const book = through(settled, back);
    expect(book.entries['return:p']?.lines).toMatchObject({ 'cash/bank': -1_500, 'manager/loss': 1_000 });
    expect(book.head.open.map(({ kind, to, cents }) => [kind, to, cents])).toEqual([
      ['rent', 'owner', 500],
      ['other', 'manager', 1_000],
    ]);
    expect(book.head.balances['deposit/ten_1']).toBeUndefined();
  });
});

describe('deposits', () => {
  const deposit = charged('d', 1_000, '2026-05-01', 'deposit');

  it('are paid only when chosen, and are held, not earned [D23] [D32]', () => {
    const book = through(newBook, deposit, charged('a', 500, '2026-05-02'), paid('p', 800));
    expect(open(book)).toEqual([[1, 1_000]]);
    const chosen = through(newBook, deposit, paid('q', 1_000, { chosen: [{ charge: 1, cents: 1_000 }] }));
    expect(chosen.head.balances).toEqual({ 'cash/bank': 1_000, 'deposit/ten_1': -1_000 });
    expect(totalOf(chosen.head.balances, 'owner', 'manager')).toBe(0);
  });

  it('are never below what is held [D33]', () => {
    const received = through(newBook, deposit, paid('q', 1_000, { chosen: [{ charge: 1, cents: 1_000 }] }));
    const used = {
      source: 'used',
      type: 'opening',
      on,
      lines: { 'deposit/ten_1': 300, opening: -300 },
    } as const;
    const book = fold(received, { ...used, seq: 3 });
    const short = { refused: 'deposit-used', limit: 700 };
    expect(
      through(book, (then) =>
        returnPayment(then, { on }, { payment: 'q', fee: 0, bearer: 'manager', shares: () => [] }),
      ),
    ).toMatchObject({
      head: {
        balances: { manager: 300, receivable: 1_000 },
        open: [{ charge: 1, cents: 700 }, { cents: 300 }],
      },
    });
    expect(reverseCharge(book, { on }, { of: 'charge:d' })).toEqual(short);
    expect(refund(book, { source: 'r', on }, { payment: 'q', cents: 701 })).toEqual(short);
  });

  it('held before the ledger began are opened as such [D8] [D32]', () => {
    const book = through(newBook, () =>
      openDeposit({ source: 'opening:1', on }, { tenant: 'ten_1', cents: 900 }),
    );
    expect(book.head.balances).toEqual({ opening: 900, 'deposit/ten_1': -900 });
    expect(openDeposit({ source: 'opening:2', on }, { tenant: 'ten_1', cents: 0 })).toEqual({
      refused: 'bad-amount',
    });
  });
});

describe('a book', () => {
  it('takes no entry with a gap before it, and none that does not balance [D1]', () => {
    const entry = { source: 'a', type: 'opening', on, lines: { opening: 1, prepayment: -1 } } as const;
    expect(() => fold(newBook, { ...entry, seq: 2 })).toThrow('gap');
    expect(() => fold(newBook, { ...entry, seq: 1, lines: { opening: 1 } })).toThrow('balance');
    expect(() => fold(newBook, { ...entry, seq: 1, lines: { opening: 0.5, prepayment: -0.5 } })).toThrow(
      'balance',
    );
  });

  it('refuses a locked day and takes the next one [D7]', () => {
    const book: Book = { ...newBook, head: { ...newBook.head, locked: '2026-05-09' } };
    const at = (day: string) => post(book, [{ source: 'a', type: 'opening', on: day, lines: {} }]);
    expect(at('2026-05-09')).toEqual({ refused: 'period-locked' });
    expect(isRefused(at('2026-05-10'))).toBe(false);
  });

  it('takes the same source key once [D3]', () => {
    const book = through(newBook, charged('a', 1_000, on));
    expect(post(book, charged('a', 1_000, on)())).toEqual({ book, entries: [] });
  });
});
