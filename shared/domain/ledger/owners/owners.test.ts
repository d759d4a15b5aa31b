import { describe, expect, it } from 'vitest';
import { through } from '../../../../test/support/ledger/through';
import { payeeOf, sumOf, totalOf } from '../accounts';
import { type Book, newBook } from '../entry';
import { isRefused } from '../refusals';
import { type Answer, charge } from '../rent/charges';
import { applyPrepayments, receive, refund, returnPayment } from '../rent/payments';
import { balancesOfOwners, distributable, unclearedOn } from './distributable';
import { collectedIn, feeDue, feeOf } from './management-fee';
import { chargeFee, contribute, distribute, expense, payOut, reverseMoney } from './property-book';
import { type StatementBook, statementOf, totalOfProperties } from './statement';

const half = [
  { ownerId: 'x', percentage: 50 },
  { ownerId: 'y', percentage: 50 },
];
const shares = () => half;
const may = (day: number) => `2026-05-${String(day).padStart(2, '0')}`;
type Step = (book: Book) => Answer;

const owed: Step = () =>
  charge(
    { source: 'rent', on: may(1) },
    {
      kind: 'rent',
      label: '',
      due: may(1),
      to: payeeOf('rent', { bearer: 'manager', tenant: '' }),
      cents: 145_000,
    },
  );
const paid =
  (payment: string, day: number, cents: number, over: object = {}): Step =>
  (book) =>
    receive(
      book,
      { source: `payment:${payment}`, on: may(day) },
      {
        payment,
        cents,
        method: 'check',
        reference: '',
        payer: '',
        chosen: [],
        isAutomatic: true,
        shares,
        ...over,
      },
    );
const plumber: Step = () =>
  expense(
    { source: 'expense:1', on: may(25) },
    { cents: 18_000, shares, vendor: 'Ace', category: 'repairs' },
  );
const terms = { kind: 'percent', hundredths: 800 } as const;
const fee: Step = () => {
  const collected = { x: 65_000, y: 64_999 };
  const due = feeOf({ terms, collected, shares: half });
  return chargeFee(
    { source: 'management:2026-05', on: may(31) },
    { month: '2026-05', terms, collected, due },
  );
};
const paidOut =
  (owner: string): Step =>
  () => {
    const by = { source: `distribution:1:owner=${owner}`, on: may(31) };
    return distribute(by, { owner, cents: 40_000, most: 46_799, method: 'check', reference: '7' });
  };

/**
 * The month of the plan: rent 1,450.00 in two checks and an ACH that comes back, a plumber, 8 %, 400.00 each
 * paid out.
 */
const lease = () =>
  through(
    newBook,
    owed,
    paid('a', 4, 99_999),
    paid('b', 8, 45_001, { method: 'bank', clears: may(14) }),
    (book) =>
      returnPayment(book, { on: may(12) }, { payment: 'b', fee: 0, bearer: 'manager', shares: () => [] }),
    paid('c', 20, 30_000),
  );
const property = () => through(newBook, plumber, fee, paidOut('x'), paidOut('y'));
const read = (bookId: string, { head, entries }: Book): StatementBook => ({
  bookId,
  propertyId: 'prp',
  head,
  entries: Object.values(entries),
});
const asked = (owner: string) => ({ owner, from: may(1), to: may(31), before: undefined });

describe('a month of two owners', () => {
  it('comes to the plan’s figures, both ways [D42] [D43] [D45]', () => {
    const books = [read('lse', lease()), read('prp', property())];
    const x = statementOf(books, asked('x'));
    expect(x.properties).toEqual([
      {
        propertyId: 'prp',
        beginning: 0,
        receipts: 65_000,
        expenses: -9_000,
        fees: -5_200,
        contributions: 0,
        distributions: -40_000,
        adjustments: 0,
        ending: 10_800,
        deposits: 0,
      },
    ]);
    expect(x.differs).toEqual([]);
    expect(x.books).toEqual({ lse: 5, prp: 4 });
    expect(x.lines.map(({ section, cents }) => [section, cents])).toEqual([
      ['receipts', 50_000],
      ['receipts', 22_501],
      ['receipts', -22_501],
      ['receipts', 15_000],
      ['expenses', -9_000],
      ['fees', -5_200],
      ['distributions', -40_000],
    ]);
    expect(totalOfProperties(statementOf(books, asked('y')).properties)).toMatchObject({
      receipts: 64_999,
      ending: 10_799,
    });
    const heads = [lease().head, property().head];
    expect(sumOf(Object.values(balancesOfOwners(heads)))).toBe(21_599);
    const money = sumOf(heads.map(({ balances }) => totalOf(balances, 'cash', 'clearing', 'manager')));
    expect(money).toBe(21_599);
  });

  it('is not issued when an owner’s line and what it is for differ [D42]', () => {
    const [a, b] = [read('lse', lease()), read('prp', property())];
    const wrong = b.entries.map((entry) =>
      entry.type === 'expense' ? { ...entry, owners: { parts: { x: -9_001, y: -8_999 } } } : entry,
    );
    expect(statementOf([a, { ...b, entries: wrong }], asked('x')).differs).toEqual(['prp']);
    const others = b.entries.map((entry) =>
      entry.type === 'expense' ? { ...entry, owners: { parts: { x: -9_000, y: -8_999 } } } : entry,
    );
    expect(statementOf([a, { ...b, entries: others }], asked('x')).differs).toEqual(['prp']);
    const head = { ...a.head, balances: { ...a.head.balances, 'owner/x': -64_999 } };
    expect(statementOf([{ ...a, head }, b], asked('x')).differs).toEqual(['prp']);
  });

  it('shows deposits beside the owner’s figures, and no prepayment at all [D43]', () => {
    const book = read('lse', lease());
    const [alone] = statementOf([book], asked('x')).properties;
    const balances = { ...book.head.balances, 'deposit/t': -50_000, prepayment: -700, 'cash/bank': 50_700 };
    const held = statementOf([{ ...book, head: { ...book.head, balances } }], asked('x'));
    expect(held.properties).toEqual([{ ...alone, deposits: 50_000 }]);
  });

  it('begins where the last one ended, and takes what was posted into it later [D46]', () => {
    const first = statementOf([read('prp', property())], asked('x'));
    const before = { to: may(31), books: first.books, endings: { prp: first.properties[0]?.ending ?? 0 } };
    const late = through(property(), () =>
      contribute({ source: 'contribution:1', on: may(30) }, { owner: 'x', cents: 60_000 }),
    );
    const june = statementOf([read('prp', late)], {
      owner: 'x',
      from: '2026-06-01',
      to: '2026-06-30',
      before,
    });
    expect(june.properties).toMatchObject([
      { beginning: -54_200, contributions: 60_000, expenses: 0, ending: 5_800 },
    ]);
    expect(june.lines.map(({ cents, isLate }) => [cents, isLate])).toEqual([[60_000, true]]);
    expect(june.differs).toEqual([]);
  });
});

describe('a property’s book', () => {
  it('splits an expense by the shares of its day [D45]', () => {
    const split = (cents: number, ...percentages: number[]) => {
      const those = percentages.map((percentage, at) => ({ ownerId: `o${at}`, percentage }));
      const drafts = expense({ source: 's', on: may(1) }, { cents, shares: () => those });
      return isRefused(drafts) ? [] : drafts.flatMap(({ owners }) => Object.values(owners?.parts ?? {}));
    };
    expect(split(10_001, 50, 50)).toEqual([-5_001, -5_000]);
    expect(split(1, 33, 67)).toEqual([-1]);
    expect(split(100_000, 33.33, 33.33, 33.34)).toEqual([-33_330, -33_330, -33_340]);
  });

  it('is corrected by a reversal, once, never by one of a reversal [D2]', () => {
    const undo = (of: string) => (book: Book) => reverseMoney(book, { on: may(26) }, { of });
    const book = through(newBook, plumber, undo('expense:1'));
    expect(book.head.balances).toEqual({});
    expect(undo('expense:1')(book)).toEqual({ refused: 'already-reversed' });
    expect(undo('expense:1:reversal')(book)).toEqual({ refused: 'already-reversed' });
    expect(undo('expense:2')(book)).toEqual({ refused: 'already-reversed' });
  });

  it.each([0, -5, 0.5])('refuses %s cents [D1]', (cents) => {
    const by = { source: 's', on: may(1) };
    expect(expense(by, { cents, shares })).toEqual({ refused: 'bad-amount' });
    expect(contribute(by, { cents, owner: 'x' })).toEqual({ refused: 'bad-amount' });
    expect(distribute(by, { cents, owner: 'x', most: 9 })).toEqual({ refused: 'bad-amount' });
  });

  it('pays out no more than is distributable [D44]', () => {
    const pay = (cents: number) =>
      distribute({ source: 's', on: may(1) }, { cents, owner: 'x', most: 46_799 });
    expect(pay(46_800)).toEqual({ refused: 'more-than-distributable', limit: 46_799 });
    expect(pay(46_799)).toMatchObject([{ lines: { 'owner/x/distribution': 46_799, 'cash/bank': -46_799 } }]);
  });

  it('takes what the provider paid out to the bank, at most what has cleared there [D30]', () => {
    const pay = (cents: number) => payOut({ source: 'payout:1', on: may(1) }, { cents, most: 46_799 });
    expect(pay(46_799)).toMatchObject([
      {
        type: 'payout',
        owners: { parts: {}, method: 'transfer' },
        lines: { 'cash/bank': 46_799, 'clearing/stripe': -46_799 },
      },
    ]);
    expect(pay(46_800)).toEqual({ refused: 'more-than-distributable', limit: 46_799 });
    expect([0, -1, 0.5].map(pay)).toEqual(Array(3).fill({ refused: 'bad-amount' }));
  });
});

describe('the management fee', () => {
  const month = {
    month: '2026-05',
    terms,
    collected: collectedIn(Object.values(lease().entries)).months['2026-05'] ?? {},
    shares: half,
  };

  it('is a part of what was received, rounded once a property, or flat by shares [D1] [D57]', () => {
    expect(feeOf(month)).toEqual({ x: 5_200, y: 5_200 });
    const thirds = { x: 33_333, y: 33_333, z: 33_335 };
    expect(feeOf({ ...month, collected: thirds })).toEqual({ x: 2_667, y: 2_666, z: 2_667 });
    expect(feeOf({ ...month, collected: { x: -100, y: 1_006 } })).toEqual({ y: 72 });
    const all = { kind: 'percent', hundredths: 10_000 } as const;
    expect(feeOf({ ...month, terms: all, collected: { x: -100, y: 0, z: 7 } })).toEqual({ x: -93 });
    expect(feeOf({ ...month, terms: all, collected: { x: -100, y: 100 } })).toEqual({});
    expect(feeOf({ ...month, collected: {} })).toEqual({});
    expect(feeOf({ ...month, terms: { kind: 'flat', cents: 9_901 } })).toEqual({ x: 4_951, y: 4_950 });
    expect(feeOf({ ...month, terms: { kind: 'none' } })).toEqual({});
  });

  it('is of what tenants paid alone, less what was taken back', () => {
    const added = through(newBook, () =>
      contribute({ source: 'contribution:1', on: may(9) }, { owner: 'x', cents: 60_000 }),
    );
    const collected = (book: Book) => collectedIn(Object.values(book.entries)).months;
    expect(collected(lease())).toEqual({ '2026-05': { x: 65_000, y: 64_999 } });
    expect([collected(property()), collected(added)]).toEqual([{}, {}]);
  });

  const rentOf = (period: string): Step => {
    const due = `${period}-01`;
    const facts = {
      kind: 'rent',
      label: '',
      due,
      to: payeeOf('rent', { bearer: 'manager', tenant: '' }),
      cents: 145_000,
    } as const;
    return () => charge({ source: `rent:${period}`, on: due }, facts);
  };
  const checkIn = (payment: string, on: string, cents = 145_000): Step => {
    const facts = { method: 'check', reference: '', payer: '', chosen: [], isAutomatic: true } as const;
    return (book) =>
      receive(book, { source: `payment:${payment}`, on }, { payment, cents, ...facts, shares });
  };
  const bounced =
    (payment: string, on: string): Step =>
    (book) =>
      returnPayment(book, { on }, { payment, fee: 0, bearer: 'manager', shares: () => [] });

  it('of a payment that bounces in a later month is taken from its own month, and given back [D57]', () => {
    const book = through(
      newBook,
      rentOf('2026-05'),
      checkIn('a', '2026-05-03'),
      rentOf('2026-06'),
      bounced('a', '2026-06-06'),
    );
    const months = (of: Book) => collectedIn(Object.values(of.entries)).months;
    expect(months(book)).toEqual({ '2026-05': {} });
    const again = through(book, checkIn('b', '2026-06-08', 290_000));
    expect(months(again)).toEqual({ '2026-05': {}, '2026-06': { x: 145_000, y: 145_000 } });
    const may5200 = Object.values(through(newBook, fee).entries);
    const back = feeDue(may5200, { ...month, collected: {} });
    expect(back).toEqual({
      due: { x: -5_200, y: -5_200 },
      charged: { x: 5_200, y: 5_200 },
      terms,
      source: 'management:2026-05:2',
      isDifference: true,
    });
    expect(chargeFee({ source: back.source, on: '2026-06-30' }, { ...month, due: back.due })).toMatchObject([
      { lines: { 'owner/x/management': -5_200, 'owner/y/management': -5_200, 'manager/management': 10_400 } },
    ]);
  });

  it('goes by the latest cover first, and by all entries where older money came back [D57]', () => {
    const some =
      (cents: number, on: string): Step =>
      (book) =>
        refund(book, { source: `refund:${on}`, on }, { payment: 'a', cents });
    const rents = [rentOf('2026-05'), checkIn('a', '2026-05-03', 200_000), rentOf('2026-06')];
    const laid: Step = (book) => applyPrepayments(book, { on: '2026-06-01' }, shares);
    const book = through(newBook, ...rents, laid, some(60_000, '2026-07-02'));
    expect(collectedIn(Object.values(book.entries)).months).toEqual({
      '2026-05': { x: 70_000, y: 70_000 },
      '2026-06': {},
    });
    const since = Object.values(book.entries).filter(({ on }) => on > '2026-05-31');
    expect(collectedIn(since).isWhole).toBe(false);
    expect(collectedIn(Object.values(book.entries)).isWhole).toBe(true);
  });

  it('has a key of its own for each part that comes later, of one owner too [D3]', () => {
    const later = (book: Book, x: number) => {
      const { due, source } = feeDue(Object.values(book.entries), { ...month, collected: { x, y: 64_999 } });
      const charged = { month: '2026-05', terms, collected: {}, due };
      return through(book, () => chargeFee({ source, on: may(31) }, charged));
    };
    const book = later(later(through(newBook, fee), 66_000), 67_000);
    expect(Object.values(book.entries).map(({ source, owners }) => [source, owners?.parts])).toEqual([
      ['management:2026-05', { x: -5_200, y: -5_200 }],
      ['management:2026-05:2', { x: -80 }],
      ['management:2026-05:3', { x: -80 }],
    ]);
  });

  it('is charged once for a month; what comes later is the difference at the same terms [D3] [D18]', () => {
    const [first] = Object.values(through(newBook, fee).entries);
    const fees = first ? [first] : [];
    const dear = { ...month, terms: { kind: 'percent', hundredths: 1_000 } as const };
    expect(feeDue([], month)).toMatchObject({ due: { x: 5_200, y: 5_200 }, source: 'management:2026-05' });
    expect(feeDue(fees, dear).due).toEqual({});
    expect(chargeFee({ source: 's', on: may(31) }, { ...dear, due: {} })).toEqual({ refused: 'nothing-due' });
    const more = feeDue(fees, { ...dear, collected: { x: 66_000, y: 60_000 } });
    expect(more).toEqual({
      due: { x: 80, y: -400 },
      charged: { x: 5_200, y: 5_200 },
      terms,
      source: 'management:2026-05:2',
      isDifference: true,
    });
    const undone = Object.values(
      through(newBook, fee, (book) => reverseMoney(book, { on: may(31) }, { of: 'management:2026-05' }))
        .entries,
    );
    expect(feeDue(undone, dear)).toMatchObject({
      due: { x: 6_500, y: 6_500 },
      source: 'management:2026-05:2',
    });
  });
});

describe('a month’s terms', () => {
  const undo = (of: string) => (book: Book) => reverseMoney(book, { on: may(31) }, { of });
  const dear = { kind: 'percent', hundredths: 1_000 } as const;
  const collected = { x: 65_000, y: 64_999 };
  const due = (book: Book, now: typeof terms | typeof dear, x = 65_000) =>
    feeDue(Object.values(book.entries), {
      month: '2026-05',
      terms: now,
      collected: { ...collected, x },
      shares: half,
    });
  const charged =
    (now: typeof terms | typeof dear, x = 65_000): Step =>
    (book) => {
      const by = { source: due(book, now, x).source, on: may(31) };
      return chargeFee(by, { ...due(book, now, x), month: '2026-05', collected });
    };

  it('are those that it is charged by now, not those of a fee that was taken back [D18]', () => {
    const book = through(newBook, fee, undo('management:2026-05'), charged(dear));
    expect(due(book, dear)).toMatchObject({ due: {}, terms: dear });
    expect(due(book, terms, 66_000)).toMatchObject({ due: { x: 100 }, terms: dear });
  });

  it('stay while any part of its fee stands, and are today’s before and after that [D18]', () => {
    const parts = through(newBook, fee, charged(terms, 66_000));
    const some = through(parts, undo('management:2026-05'));
    expect(due(some, dear, 66_000)).toMatchObject({ due: { x: 5_200, y: 5_200 }, terms });
    const none = through(some, undo('management:2026-05:2'));
    expect(due(none, dear, 66_000)).toMatchObject({ due: { x: 6_600, y: 6_500 }, terms: dear });
    expect(due(newBook, dear).terms).toEqual(dear);
  });
});

describe('what can be paid out', () => {
  type Holding = Parameters<typeof distributable>[0];
  const balances: Holding['balances'] = { x: 65_000, y: 64_999 };
  const holding = { balances, uncleared: {}, feesDue: {}, reserve: 0, billsDue: 0, shares: half };
  const cents = (over: Partial<Holding> = {}) =>
    distributable({ ...holding, ...over }).map((one) => [one.owner, one.cents]);

  it('is cleared money less reserve and fees due, never below 0 [D30] [D44]', () => {
    const { payments } = through(newBook, owed, paid('b', 8, 45_001, { method: 'bank', clears: may(14) }));
    const uncleared = unclearedOn(Object.values(payments), may(13));
    expect(uncleared).toEqual({ x: 22_501, y: 22_500 });
    expect(unclearedOn(Object.values(payments), may(14))).toEqual({});
    const disputed = Object.values(payments).map((one) => ({ ...one, state: 'disputed' as const }));
    expect(unclearedOn(disputed, may(14))).toEqual({ x: 22_501, y: 22_500 });
    expect(cents({ uncleared, feesDue: { x: 5_200, y: 5_200 }, reserve: 20_001 })).toEqual([
      ['x', 27_298],
      ['y', 27_299],
    ]);
    expect(cents({ reserve: 400_000 })).toEqual([
      ['x', 0],
      ['y', 0],
    ]);
  });

  it('is told with what it is made of, for each owner of the day and each who has or owes something', () => {
    const shown = distributable({
      balances: { x: 65_000, z: 300 },
      uncleared: { x: 22_501, z: 20 },
      feesDue: { x: 5_200, z: 10 },
      reserve: 20_001,
      billsDue: 1_001,
      shares: half,
    });
    expect(shown).toEqual([
      {
        owner: 'x',
        balance: 65_000,
        uncleared: 22_501,
        reserve: 10_001,
        feesDue: 5_200,
        billsDue: 501,
        cents: 16_567,
      },
      { owner: 'y', balance: 0, uncleared: 0, reserve: 10_000, feesDue: 0, billsDue: 500, cents: 0 },
      { owner: 'z', balance: 300, uncleared: 20, reserve: 0, feesDue: 10, billsDue: 0, cents: 270 },
    ]);
  });

  it('is less bills due, and no more for a fee that is to be given back [D58]', () => {
    expect(cents({ billsDue: 10_001 })).toEqual([
      ['x', 59_999],
      ['y', 59_999],
    ]);
    expect(cents({ feesDue: { x: -5_200 } })[0]).toEqual(['x', 65_000]);
  });

  it('does not pay one owner with what another owes [D44]', () => {
    expect(cents({ balances: { x: 50_000, y: -20_000 } })).toEqual([
      ['x', 30_000],
      ['y', 0],
    ]);
    expect(cents({ balances: { x: 10_000, y: 0, z: 5_000 } })).toEqual([
      ['x', 10_000],
      ['y', 0],
      ['z', 5_000],
    ]);
  });
});
