import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBooks } from '../../../../test/support/ledger/check-books';
import { onlineStory } from '../../../../test/support/ledger/online-world';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { statementOf } from '../owners/statement';
import { isRefused } from '../refusals';
import { charge } from './charges';
import { inTime, type OnlineFact, postFacts, type Settled, sourceOfFact, sourcesOfFact } from './online';

const asked = {
  dayOf: (at: string) => at.slice(0, 10),
  shares: () => [
    { ownerId: 'x', percentage: 50 },
    { ownerId: 'y', percentage: 50 },
  ],
  bearer: 'manager',
} as const;
function posted(book: Book, drafts: Parameters<typeof post>[1]): Book {
  const answer = post(book, drafts);
  if (isRefused(answer)) throw new Error(answer.refused);
  return answer.book;
}
const told = (book: Book, ...facts: readonly OnlineFact[]): Book =>
  posted(book, postFacts(book, facts, asked));
/** Where a landlord manages their own property. */
const toldLandlord = (book: Book, ...facts: readonly OnlineFact[]): Book =>
  posted(book, postFacts(book, facts, { ...asked, bearer: 'owner' }));

/** Rent of 1,450.00 and a deposit of 500.00. */
function owing(): Book {
  const rent = { kind: 'rent', label: '', due: '2026-01-01', to: 'owner', cents: 145_000 } as const;
  const deposit = { ...rent, kind: 'deposit', to: 'deposit:ten_1', cents: 50_000 } as const;
  const book = posted(newBook, charge({ source: 'rent', on: '2026-01-01' }, rent));
  return posted(book, charge({ source: 'deposit', on: '2026-01-01' }, deposit));
}

const settled: Settled = {
  kind: 'settled',
  method: 'card',
  payment: 'pay_1',
  id: 'pay_1',
  at: '2026-01-10T12:00:00.000Z',
  cents: 150_000,
  fee: 4_380,
  payer: 'Ada',
  begun: '2026-01-09',
  clears: '2026-01-12',
  chosen: [],
};
const later = { payment: 'pay_1', id: 'dp_1', at: '2026-01-20T12:00:00.000Z', cents: 150_000 } as const;
const paid = () => told(owing(), settled);

const runs = process.env.LONG ? 20_000 : 300;

describe('what the provider says of a payment', () => {
  it('settles at the provider, covers the oldest, keeps the day begun, and costs the manager the fee [D17] [D27]', () => {
    const { head, entries, payments } = paid();
    expect(entries['payment:pay_1']?.lines).toEqual({
      'clearing/stripe': 150_000,
      prepayment: -5_000,
      'receivable/rent': -145_000,
      'uncollected/rent': 145_000,
      'owner/x/rent': -72_500,
      'owner/y/rent': -72_500,
    });
    expect(entries['fee:pay_1']).toMatchObject({
      type: 'fee',
      on: '2026-01-10',
      lines: { 'manager/processing': 4_380, 'clearing/stripe': -4_380 },
    });
    expect(payments.pay_1).toMatchObject({
      method: 'card',
      state: 'settled',
      begun: '2026-01-09',
      clears: '2026-01-12',
      prepaid: 5_000,
    });
    expect(head.balances['clearing/stripe']).toBe(145_620);
    expect(head.open).toMatchObject([{ kind: 'deposit', cents: 50_000 }]);
  });

  it('pays a deposit as far as the payer chose and it is open [D23]', () => {
    const chosen = [
      { charge: 2, cents: 60_000 },
      { charge: 9, cents: 1 },
    ];
    const { head } = told(owing(), { ...settled, cents: 195_000, chosen });
    expect(head).toMatchObject({ open: [], prepayments: [] });
    expect(head.balances['deposit/ten_1']).toBe(-50_000);
  });

  it('refunds from what is prepaid, then from what it paid last; one that fails is held again [D29]', () => {
    const refund = { ...later, kind: 'refund', id: 're_1', cents: 20_000 } as const;
    const book = told(paid(), refund);
    expect(book.payments.pay_1).toMatchObject({ state: 'settled', refunded: 20_000, prepaid: 0 });
    expect(book.head.open).toMatchObject([{ kind: 'rent', cents: 15_000 }, { kind: 'deposit' }]);
    expect(book.head.balances['clearing/stripe']).toBe(125_620);
    const failed = told(book, { ...refund, kind: 'refund-failed', at: '2026-01-22T12:00:00.000Z' });
    expect(failed.payments.pay_1).toMatchObject({ refunded: 0, prepaid: 20_000 });
    expect(failed.head.balances['clearing/stripe']).toBe(145_620);
  });

  it('holds a dispute back until it is won or lost; lost, the rent is open again at its old day [D25] [D28]', () => {
    const opened = told(paid(), { ...later, kind: 'dispute', fee: 1_500, why: 'fraudulent' });
    expect(opened.payments.pay_1?.state).toBe('disputed');
    expect(opened.head.balances).toMatchObject({ withheld: 150_000, 'clearing/stripe': -5_880 });
    expect(opened.head.open).toMatchObject([{ kind: 'deposit' }]);
    const end = { ...later, at: '2026-01-30T12:00:00.000Z' };
    const won = told(opened, { ...end, kind: 'won' });
    expect(won.payments.pay_1?.state).toBe('settled');
    expect(won.head.balances).toMatchObject({ 'clearing/stripe': 144_120, manager: 5_880 });
    expect(won.head.balances.withheld).toBeUndefined();
    const lost = told(opened, { ...end, kind: 'lost' });
    expect(lost.payments.pay_1).toMatchObject({ state: 'returned', prepaid: 0, covers: [] });
    expect(lost.head.open[0]).toMatchObject({ kind: 'rent', due: '2026-01-01', cents: 145_000 });
    expect(lost.head.balances).toMatchObject({ 'clearing/stripe': -5_880, manager: 5_880 });
    const part = told(opened, { ...end, kind: 'lost', cents: 100_000 });
    expect(part.payments.pay_1).toMatchObject({ state: 'settled', refunded: 100_000, prepaid: 0 });
  });

  it('takes a returned bank debit back for good; what was refunded before is the manager’s loss [D27] [D28]', () => {
    const refund = {
      ...later,
      kind: 'refund',
      id: 're_1',
      at: '2026-01-11T12:00:00.000Z',
      cents: 5_000,
    } as const;
    const back = { ...later, kind: 'returned', fee: 400, why: 'R01' } as const;
    const book = told(paid(), refund, back);
    expect(book.payments.pay_1?.state).toBe('returned');
    expect(book.entries['return:pay_1']).toMatchObject({ on: '2026-01-20', why: 'R01' });
    expect(book.head.balances).toMatchObject({ 'clearing/stripe': -9_780, manager: 9_780 });
    const owed = (of: Book) => of.head.open.filter(({ to }) => to === 'manager').map(({ cents }) => cents);
    expect(book.entries['clawback:pay_1']).toMatchObject({
      on: '2026-01-20',
      charge: { kind: 'other', due: '2026-01-20', to: 'manager', cents: 5_000 },
    });
    const failed = told(book, { ...refund, kind: 'refund-failed', at: '2026-01-22T12:00:00.000Z' });
    expect(failed.entries['refundfailed:re_1']?.lines).toEqual({
      'clearing/stripe': 5_000,
      'manager/loss': -5_000,
    });
    expect(failed.payments.pay_1).toMatchObject({ state: 'returned', prepaid: 0 });
    expect([owed(book), owed(failed)]).toEqual([[5_000], []]);
  });

  it('owes the manager what it was refunded before it was lost, by the dispute, once [D64]', () => {
    const refund = {
      ...later,
      kind: 'refund',
      id: 're_1',
      at: '2026-01-11T12:00:00.000Z',
      cents: 5_000,
    } as const;
    const opened = {
      ...later,
      kind: 'dispute',
      id: 'dp_1',
      at: '2026-01-12T12:00:00.000Z',
      fee: 0,
      why: '',
    } as const;
    const end = { ...later, kind: 'lost', id: 'dp_1', at: '2026-01-20T12:00:00.000Z' } as const;
    const book = told(paid(), refund, opened, end);
    expect(book.entries['clawback:dp_1']?.charge).toMatchObject({ to: 'manager', cents: 5_000 });
    expect(sourcesOfFact(end)).toEqual(['closed:dp_1', 'clawback:dp_1']);
    expect(told(book, end)).toBe(book);
    expect(told(paid(), opened, end).entries['clawback:dp_1']).toBeUndefined();
  });

  it('costs a landlord’s owners its fee and what is lost, by their shares; there is no manager [D66]', () => {
    const refund = {
      ...later,
      kind: 'refund',
      id: 're_1',
      at: '2026-01-11T12:00:00.000Z',
      cents: 5_000,
    } as const;
    const back = { ...later, kind: 'returned', fee: 401, why: 'R01' } as const;
    const book = toldLandlord(toldLandlord(owing(), settled), refund, back);
    expect(book.entries['fee:pay_1']).toMatchObject({
      lines: { 'owner/x/processing': 2_190, 'owner/y/processing': 2_190, 'clearing/stripe': -4_380 },
      owners: { parts: { x: -2_190, y: -2_190 } },
    });
    expect(book.entries['return:pay_1']).toMatchObject({
      lines: { 'owner/x/loss': 2_500, 'owner/y/loss': 2_500 },
      owners: { parts: { x: -2_500, y: -2_500 } },
    });
    expect(book.entries['clawback:pay_1']?.charge).toMatchObject({ to: 'owner', cents: 5_000 });
    const failed = toldLandlord(book, { ...refund, kind: 'refund-failed', at: '2026-01-22T12:00:00.000Z' });
    expect(failed.entries['refundfailed:re_1']).toMatchObject({
      lines: { 'owner/x/loss': -2_500, 'owner/y/loss': -2_500, 'clearing/stripe': 5_000 },
      owners: { parts: { x: 2_500, y: 2_500 } },
    });
    expect(failed.head.balances.manager).toBeUndefined();
    const month = { owner: 'x', from: '2026-01-01', to: '2026-01-31', before: undefined } as const;
    const { head, entries } = failed;
    const books = [{ bookId: 'lse_1', propertyId: 'prp_a', head, entries: Object.values(entries) }];
    const statement = statementOf(books, month);
    expect(statement.differs).toEqual([]);
    expect(statement.properties).toMatchObject([{ receipts: 0, expenses: -2_391, ending: -2_391 }]);
  });

  it('is not refused for a deposit that is not held any more: the debt stays for a person to look at [D33]', () => {
    const chosen = [{ charge: 2, cents: 50_000 }];
    const book = told(owing(), { ...settled, cents: 50_000, chosen });
    const used = posted(book, [
      {
        source: 'used',
        type: 'opening',
        on: '2026-01-15',
        lines: { 'deposit/ten_1': 50_000, opening: -50_000 },
      },
    ]);
    const { head } = told(used, { ...later, kind: 'returned', cents: 50_000, fee: 0, why: 'R10' });
    expect(head.balances.withheld).toBe(50_000);
  });

  it('is dated the first open day after a locked period [D7]', () => {
    const book = owing();
    const locked = { ...book, head: { ...book.head, locked: '2026-01-31' } };
    expect(told(locked, settled).entries['payment:pay_1']?.on).toBe('2026-02-01');
  });

  it.each([
    ['2026-01-09', '2026-01-10'],
    ['2026-01-10', '2026-01-11'],
    ['2026-01-11', '2026-01-12'],
  ])('of January 10 is dated in open days: with %s closed, on %s [D7]', (locked, on) => {
    const book = owing();
    const closed = { ...book, head: { ...book.head, locked } };
    const { entries } = told(closed, settled);
    expect([entries['payment:pay_1']?.on, entries['fee:pay_1']?.on]).toEqual([on, on]);
    expect(entries['payment:pay_1']?.received?.reference).toBe('');
  });

  it.each([
    [0, undefined],
    [1, { 'manager/processing': 1, 'clearing/stripe': -1 }],
  ])('costs the manager %i cents: the entry of the fee is %j', (fee, lines) => {
    expect(told(owing(), { ...settled, fee }).entries['fee:pay_1']?.lines).toEqual(lines);
  });

  it('pays chosen deposits in turn, as far as the money goes, to the cent [D23] [D24]', () => {
    const more = { kind: 'deposit', label: '', due: '2026-01-01', to: 'deposit:ten_2', cents: 900 } as const;
    const book = posted(owing(), charge({ source: 'more', on: '2026-01-01' }, more));
    const chosen = (second: number) => [
      { charge: 2, cents: 50_000 },
      { charge: 3, cents: second },
    ];
    const held = (cents: number, second: number) => {
      const { balances } = told(book, { ...settled, cents, chosen: chosen(second) }).head;
      return [balances['deposit/ten_1'], balances['deposit/ten_2'], balances.receivable];
    };
    expect(held(50_500, 900)).toEqual([-50_000, -500, 145_400]);
    expect(held(50_000, 900)).toEqual([-50_000, undefined, 145_900]);
    expect(held(50_001, 1)).toEqual([-50_000, -1, 145_899]);
  });

  it('leaves all that a payment holds as it is once the deposit it paid was used [D33]', () => {
    const chosen = [{ charge: 2, cents: 50_000 }];
    const book = told(owing(), { ...settled, cents: 200_000, chosen });
    const lines = { 'deposit/ten_1': 50_000, opening: -50_000 };
    const used = posted(book, [{ source: 'used', type: 'opening', on: '2026-01-15', lines }]);
    const back = { ...later, kind: 'returned', cents: 200_000, fee: 0, why: 'R10' } as const;
    expect(told(used, back).payments.pay_1).toMatchObject({ state: 'returned', prepaid: 5_000 });
  });

  it('has its own entry by the provider’s name for it, a dispute’s end beside its begin [D3]', () => {
    const kinds = ['settled', 'refund', 'refund-failed', 'dispute', 'won', 'lost', 'returned'] as const;
    expect(kinds.map((kind) => sourceOfFact({ kind, payment: 'pay_1', id: 'x' }))).toEqual([
      'payment:pay_1',
      'refund:x',
      'refundfailed:x',
      'dispute:x',
      'closed:x',
      'closed:x',
      'return:pay_1',
    ]);
  });

  it('is read by its instant, then by what can only follow, then by its name [D31]', () => {
    const at = settled.at;
    const refund = { payment: 'pay_1', cents: 1 } as const;
    const facts: OnlineFact[] = [
      { ...refund, kind: 'lost', id: 'dp_1', at },
      { ...refund, kind: 'refund', id: 're_2', at },
      { ...refund, kind: 'dispute', id: 'dp_1', at, fee: 0, why: '' },
      { ...refund, kind: 'refund-failed', id: 're_1', at },
      { ...refund, kind: 'refund', id: 're_1', at },
      { ...refund, kind: 'refund', id: 're_3', at: '2026-01-09T12:00:00.000Z' },
      { ...settled, id: 'pay_2', payment: 'pay_2', at: '2026-01-11T12:00:00.000Z' },
      settled,
    ];
    const order = [
      'refund re_3',
      'settled pay_1',
      'refund re_1',
      'refund re_2',
      'refund-failed re_1',
      'dispute dp_1',
      'lost dp_1',
      'settled pay_2',
    ];
    const named = (all: readonly OnlineFact[]) => inTime(all).map(({ kind, id }) => `${kind} ${id}`);
    expect(named(facts)).toEqual(order);
    expect(named(facts.toReversed())).toEqual(order);
  });

  it('read at any moments, in any order and any number of times, ends in the same books [D3] [D8] [D31]', () => {
    fc.assert(
      fc.property(onlineStory, fc.boolean(), ({ facts, readings }, isLandlord) => {
        const tell = isLandlord ? toldLandlord : told;
        const inOrder = inTime(facts).reduce((book, fact) => tell(book, fact), owing());
        let book = owing();
        for (const seen of readings.toSorted((one, other) => one - other)) {
          const known = inTime(facts).slice(0, seen);
          book = tell(book, ...facts.filter((fact) => known.includes(fact)));
        }
        book = tell(tell(book, ...facts), ...facts);
        expect(book).toEqual(inOrder);
        checkBooks([book]);
        if (isLandlord) expect(book.head.balances.manager).toBeUndefined();
      }),
      { numRuns: runs, seed: 1 },
    );
  });
});
