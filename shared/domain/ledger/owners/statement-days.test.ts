import { describe, expect, it } from 'vitest';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { isRefused } from '../refusals';
import { contribute, distribute } from './property-book';
import { type StatementBook, statementOf } from './statement';

/** Cents that an owner pays in, below 0 is paid out, by its day. */
type Moved = readonly [on: string, cents: number, owner?: string];

const bookOf = (...all: readonly Moved[]): Book =>
  all.reduce((book, [on, cents, owner = 'x'], at) => {
    const [by, most] = [{ source: String(at), on }, 1_000_000];
    const answer =
      cents > 0 ? contribute(by, { owner, cents }) : distribute(by, { owner, cents: -cents, most });
    const posted = post(book, answer);
    if (isRefused(posted)) throw new Error(posted.refused);
    return posted.book;
  }, newBook);
const read = ({ head, entries }: Book, bookId = 'prp', propertyId = bookId): StatementBook => ({
  bookId,
  propertyId,
  head,
  entries: Object.values(entries),
});
const [from, to] = ['2026-05-01', '2026-05-31'];
const first = { owner: 'x', from, to, before: undefined };
const centsOf = (book: StatementBook, asked: Parameters<typeof statementOf>[1]) =>
  statementOf([book], asked).lines.map(({ cents }) => cents);

describe('a first statement', () => {
  it.each([
    ['the day before it begins', '2026-04-30', { beginning: 700, contributions: 0, ending: 700 }],
    ['its first day', '2026-05-01', { beginning: 0, contributions: 700, ending: 700 }],
    ['its last day', '2026-05-31', { beginning: 0, contributions: 700, ending: 700 }],
  ])('has the money of %s where it belongs [D42]', (_, on, figures) => {
    const { properties, lines, differs } = statementOf([read(bookOf([on, 700]))], first);
    expect(properties).toMatchObject([figures]);
    expect(lines.map(({ isLate }) => isLate)).toEqual(figures.beginning ? [] : [false]);
    expect(differs).toEqual([]);
  });

  it('leaves the days after it to the next one [D42]', () => {
    const book = read(bookOf(['2026-05-31', 700], ['2026-06-01', 90], ['2026-06-02', -5]));
    const { properties, lines, differs } = statementOf([book], first);
    expect(properties).toMatchObject([{ contributions: 700, distributions: 0, ending: 700 }]);
    expect(lines.map(({ cents }) => cents)).toEqual([700]);
    expect(differs).toEqual([]);
  });

  it('is in the order of days, and within a day of the entries’ numbers', () => {
    const late = read(bookOf(['2026-05-03', 1], ['2026-05-05', 2]), 'a', 'prp');
    const early = read(bookOf(['2026-05-05', 3], ['2026-05-04', 4]), 'b', 'prp');
    const { lines } = statementOf([late, early], first);
    expect(lines.map(({ cents }) => cents)).toEqual([1, 4, 3, 2]);
  });

  it('takes nobody else’s account for the owner’s, whoever it is named after [D43]', () => {
    const book = read(bookOf(['2026-05-05', 700]));
    const held = { ...book.head.balances, 'deposit/x': -50_000, 'cash/bank': 50_700 };
    const [property] = statementOf([{ ...book, head: { ...book.head, balances: held } }], first).properties;
    expect(property).toMatchObject({ ending: 700, deposits: 50_000 });
  });
});

describe('the next statement', () => {
  const before = { to, books: { prp: 2 }, endings: { prp: 700 } };
  const june = { owner: 'x', from: '2026-06-01', to: '2026-06-30', before };

  it.each([
    ['of a day and a number of the last one', ['2026-05-31', 5], []],
    ['of a later day, though it was written before', ['2026-06-01', 5], [5]],
  ] as const)('has an entry %s once [D46]', (_, second, cents) => {
    const book = read(bookOf(['2026-05-01', 700], second));
    expect(centsOf(book, june)).toEqual(cents);
  });

  it('has what was written into the last one’s days since, marked as late [D46]', () => {
    const book = read(bookOf(['2026-05-01', 600], ['2026-05-02', 100], ['2026-05-31', 9], ['2026-06-01', 4]));
    const { lines, properties, differs } = statementOf([book], june);
    expect(lines.map(({ cents, isLate }) => [cents, isLate])).toEqual([
      [9, true],
      [4, false],
    ]);
    expect(properties).toMatchObject([{ beginning: 700, contributions: 13, ending: 713 }]);
    expect(differs).toEqual([]);
  });

  it('begins at 0 with a book that the last one did not know, and has all of it [D46]', () => {
    const book = read(bookOf(['2026-05-20', 30], ['2026-06-05', 4]), 'new');
    const { lines, properties, differs, books } = statementOf([book], june);
    expect(lines.map(({ cents }) => cents)).toEqual([30, 4]);
    expect(properties).toMatchObject([{ beginning: 0, contributions: 34, ending: 34 }]);
    expect(differs).toEqual([]);
    expect(books).toEqual({ prp: 2, new: 2 });
  });
});

describe('a property on a statement', () => {
  const june = (endings: Record<string, number> = {}, seq = 0) => ({
    owner: 'x',
    from: '2026-06-01',
    to: '2026-06-30',
    before: { to, books: { prp: seq }, endings },
  });

  it('is not there when nothing of the owner’s is or moved in it', () => {
    const others = read(bookOf(['2026-05-05', 700, 'y']));
    expect(statementOf([others], first).properties).toEqual([]);
  });

  it.each([
    ['came and went within it', bookOf(['2026-06-05', 7], ['2026-06-06', -7]), june()],
    ['was there and was paid out', bookOf(['2026-05-05', 7], ['2026-06-06', -7]), june({ prp: 7 }, 1)],
    ['came', bookOf(['2026-06-05', 7]), june()],
    ['lay there all the time', bookOf(['2026-05-05', 7]), june({ prp: 7 }, 1)],
  ])('is there when money %s', (_, book, asked) => {
    expect(statementOf([read(book)], asked)).toMatchObject({
      properties: [{ propertyId: 'prp' }],
      differs: [],
    });
  });

  it.each([
    ['the last one’s ending is gone', newBook.head.balances, june({ prp: 1 })],
    ['a balance comes from nowhere', { 'owner/x': -1 }, june()],
  ])('is never left out when %s: that is not issued [D42]', (_, balances, asked) => {
    const book = read({ ...newBook, head: { ...newBook.head, balances } });
    expect(statementOf([book], asked).differs).toEqual(['prp']);
  });
});
