import { describe, expect, it } from 'vitest';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { isRefused } from '../refusals';
import type { Answer } from '../rent/charges';
import { isTied } from '../reports/ties';
import type { ExpenseCategory } from './owner-money';
import { type IssuedMonth, ownerYear, type YearAsked } from './owner-year';
import { chargeFee, contribute, distribute, expense, type gained, reverseMoney } from './property-book';
import { type StatementBook, statementOf } from './statement';

type Act = (book: Book, source: string) => Answer;
const bookOf = (...acts: readonly Act[]): Book =>
  acts.reduce((book, act, at) => {
    const posted = post(book, act(book, String(at)));
    if (isRefused(posted)) throw new Error(posted.refused);
    return posted.book;
  }, newBook);

const spend =
  (on: string, category: ExpenseCategory | undefined, cents: number): Act =>
  (_, source) =>
    expense({ source, on }, { cents, category, shares: () => [{ ownerId: 'x', percentage: 100 }] });
const pay =
  (on: string, cents: number): Act =>
  (_, source) =>
    contribute({ source, on }, { owner: 'x', cents });
const move =
  (on: string, kind: Parameters<typeof gained>[0] | 'rent' | 'late', cents: number): Act =>
  (_, source) => [
    {
      source,
      on,
      type: 'bank',
      owners: { parts: { x: cents } },
      lines: { [`owner/x/${kind}`]: -cents, 'cash/bank': cents },
    },
  ];
const undo =
  (on: string, of: number): Act =>
  (book) =>
    reverseMoney(book, { on }, { of: String(of) });
const read = ({ head, entries }: Book, propertyId = 'prp_1'): StatementBook => ({
  bookId: propertyId,
  propertyId,
  head,
  entries: Object.values(entries),
});
const titles: Record<string, string> = { prp_1: 'Elm House', prp_2: 'Oak House' };
const asked: YearAsked & { titleOf: (id: string) => string } = {
  owner: 'x',
  from: '2026-01-01',
  to: '2026-12-31',
  issued: [],
  isOwn: false,
  titleOf: (id) => titles[id] ?? '',
};

/** A statement of a month after others, of what was in the book then. */
function issue(book: Book, month: string, last?: IssuedMonth): IssuedMonth {
  const from = `${month}-01`;
  const to = `${month}-31`;
  const before = last && {
    to: last.to,
    books: last.books,
    endings: Object.fromEntries(last.properties.map((one) => [one.propertyId, one.ending])),
  };
  const { books, properties } = statementOf([read(book)], { owner: 'x', from, to, before });
  return { month, from, to, books, properties };
}

describe('an owner’s year', () => {
  it('has each expense on its line of Schedule E, above 0', () => {
    const book = bookOf(
      spend('2026-05-05', 'repairs', 1),
      spend('2026-05-05', 'cleaning', 2),
      spend('2026-05-05', 'landscaping', 4),
      spend('2026-05-05', 'utilities', 8),
      spend('2026-05-05', 'insurance', 16),
      spend('2026-05-05', 'taxes', 32),
      spend('2026-05-05', 'association', 64),
      spend('2026-05-05', 'legal', 128),
      spend('2026-05-05', 'supplies', 256),
      spend('2026-05-05', 'other', 512),
      spend('2026-05-05', undefined, 1_024),
    );
    const { total } = ownerYear([read(book)], asked);
    expect(total.lines.map(({ line, cents }) => [line, cents])).toEqual([
      [7, 6],
      [9, 16],
      [10, 128],
      [14, 1],
      [15, 256],
      [16, 32],
      [17, 8],
      [19, 1_600],
    ]);
    expect(total.lines.find(({ line }) => line === 7)?.parts).toEqual([
      { of: 'expense/cleaning', cents: 2 },
      { of: 'expense/landscaping', cents: 4 },
    ]);
    expect(total).toMatchObject({ expenses: 2_047, net: -2_047, rents: 0, ending: -2_047 });
  });

  it('has what tenants paid on line 3 by kind, and the bank’s interest on none [D68]', () => {
    const book = bookOf(
      move('2026-02-01', 'rent', 145_000),
      move('2026-02-09', 'late', 5_000),
      move('2026-03-01', 'interest', 12),
      move('2026-03-02', 'loss', -700),
      move('2026-03-03', 'processing', -30),
      move('2026-03-04', 'bank', -12),
      move('2026-03-05', 'deposit-interest', -4),
      move('2026-03-06', 'journal', 9),
      move('2026-03-07', 'opening', 1),
    );
    const { total, ties } = ownerYear([read(book)], asked);
    expect(total).toMatchObject({
      rents: 150_000,
      otherIncome: 12,
      expenses: 746,
      net: 149_266,
      adjustments: 10,
      ending: 149_276,
    });
    expect(total.lines).toEqual([
      {
        line: 3,
        cents: 150_000,
        parts: [
          { of: 'rent', cents: 145_000 },
          { of: 'late', cents: 5_000 },
        ],
      },
      { line: 13, cents: 4, parts: [{ of: 'deposit-interest', cents: 4 }] },
      {
        line: 19,
        cents: 742,
        parts: [
          { of: 'loss', cents: 700 },
          { of: 'processing', cents: 30 },
          { of: 'bank', cents: 12 },
        ],
      },
    ]);
    expect(ties.every(isTied)).toBe(true);
  });

  it('has fees, contributions, distributions and balances by the entries’ own days, by property', () => {
    const elm = bookOf(
      pay('2025-12-31', 100_000),
      pay('2026-01-01', 50_000),
      (_, source) =>
        chargeFee(
          { source, on: '2026-12-31' },
          { month: '2026-12', terms: { kind: 'none' }, collected: {}, due: { x: 800 } },
        ),
      (_, source) => distribute({ source, on: '2026-12-31' }, { owner: 'x', cents: 40_000, most: 40_000 }),
      pay('2027-01-01', 7),
    );
    const oak = bookOf(pay('2026-06-01', 5), spend('2026-06-02', 'repairs', 2_000), undo('2026-06-03', 1));
    const { properties, total } = ownerYear([read(elm), read(oak, 'prp_2')], asked);
    expect(properties).toMatchObject([
      {
        propertyId: 'prp_1',
        beginning: 100_000,
        lines: [{ line: 11, cents: 800, parts: [{ of: 'management', cents: 800 }] }],
        net: -800,
        contributions: 50_000,
        distributions: 40_000,
        ending: 109_200,
      },
      { propertyId: 'prp_2', beginning: 0, lines: [], expenses: 0, net: 0, contributions: 5, ending: 5 },
    ]);
    expect(total).toMatchObject({ beginning: 100_000, net: -800, ending: 109_205 });
  });

  it('names the property whose balance its entries do not make [D71]', () => {
    const elm = read(bookOf(pay('2026-06-01', 5)));
    const head = { ...elm.head, balances: { ...elm.head.balances, 'owner/x': -6 } };
    const { ties } = ownerYear([{ ...elm, head }, read(bookOf(pay('2026-06-01', 5)), 'prp_2')], asked);
    expect(ties.filter((tie) => !isTied(tie)).map(({ name }) => name)).toEqual([
      'The balances of all properties',
      'The balances of Elm House',
    ]);
  });
});

describe('the statements of an owner’s year', () => {
  const before = bookOf(pay('2025-12-05', 100), pay('2026-01-05', 20));
  const december = issue(before, '2025-12');
  const late = bookOf(pay('2025-12-05', 100), pay('2026-01-05', 20), pay('2025-12-06', 3));
  const january = issue(late, '2026-01', december);

  it('are the same entries, with those of another year’s days shown apart [D71]', () => {
    const issued = [december, january];
    const { statements, ties, total } = ownerYear([read(late)], { ...asked, issued });
    expect(total).toMatchObject({ beginning: 103, contributions: 20, ending: 123 });
    expect(statements).toMatchObject({ count: 1, stored: 23, later: [], unstated: 0 });
    expect(statements.earlier.map(({ cents, month }) => [cents, month])).toEqual([[3, '2026-01']]);
    expect(ties.every(isTied)).toBe(true);
    const old = ownerYear([read(late)], { ...asked, from: '2025-01-01', to: '2025-12-31', issued });
    expect(old.statements).toMatchObject({ count: 1, stored: 100, earlier: [], unstated: 0 });
    expect(old.statements.later.map(({ cents, month }) => [cents, month])).toEqual([[3, '2026-01']]);
  });

  it('are compared section by section, where two differences would make up for each other [D71]', () => {
    const properties = january.properties.map((one) => ({
      ...one,
      contributions: one.contributions + 1,
      adjustments: one.adjustments - 1,
    }));
    const { ties } = ownerYear([read(late)], { ...asked, issued: [december, { ...january, properties }] });
    expect(ties.filter((tie) => !isTied(tie)).map(({ name }) => name)).toEqual([
      'The contributions of Elm House',
      'The adjustments of Elm House',
    ]);
  });

  it('are all that the owner sees, and nothing without one', () => {
    const issued = [december];
    const { total, statements } = ownerYear([read(late)], {
      ...asked,
      from: '2025-01-01',
      to: '2025-12-31',
      issued,
      isOwn: true,
    });
    expect(total).toMatchObject({ beginning: 0, contributions: 100, ending: 100 });
    expect(statements).toMatchObject({ later: [], unstated: 0 });
    const none = ownerYear([read(late)], { ...asked, isOwn: true });
    expect(none).toMatchObject({ properties: [], total: { ending: 0, contributions: 0 } });
  });

  it('say what of the year is on no statement', () => {
    const more = bookOf(pay('2025-12-05', 100), pay('2026-01-05', 20), pay('2026-02-01', 4));
    const { statements } = ownerYear([read(more)], { ...asked, issued: [december] });
    expect(statements).toMatchObject({ count: 0, stored: 0, unstated: 24 });
  });
});
