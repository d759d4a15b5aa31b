import { describe, expect, it } from 'vitest';
import { sumOf } from '../accounts';
import { type HeldBook, threeWay } from './three-way';

const through = '2027-03-31';
const book = (over: Partial<HeldBook>): HeldBook => ({
  propertyId: 'P',
  bookId: 'P',
  propertyTitle: 'Elm House',
  unitNumber: '',
  balances: {},
  ...over,
});
/**
 * The worked month: x has 100.00, y 867.00, the deposit lies at b2, the fee was swept after a bank charge.
 */
const month: Parameters<typeof threeWay>[0] = {
  code: 'bank',
  through,
  moneyAt: () => 'bank',
  books: [
    book({
      balances: {
        'cash/bank': -231_701,
        'cash/b2': 145_000,
        'owner/x': 87_601,
        'owner/y': 10_700,
        manager: -11_600,
      },
    }),
    book({
      bookId: 'L',
      unitNumber: '1A',
      balances: { 'cash/bank': 290_001, 'deposit/joint': -145_000, 'owner/x': -72_501, 'owner/y': -72_500 },
    }),
    book({ balances: { 'owner/x': -25_000, 'owner/y': -25_000, opening: 50_000 } }),
  ],
  own: [
    { on: '2027-02-28', lines: { 'cash/bank': 70_000, opening: -70_000 } },
    { on: '2027-02-28', lines: { 'cash/bank': -20_000, opening: 20_000 } },
    { on: through, lines: { 'cash/bank': -1_200, 'manager/bank': 1_200 } },
    { on: through, lines: { 'cash/b3': 10_400, 'cash/bank': -10_400 } },
  ],
};
const centsOf = (asked: Parameters<typeof threeWay>[0], part: string) =>
  sumOf(threeWay(asked).lines.map((line) => (line.part === part ? line.cents : 0)));

describe('the third leg of a reconciliation [D52] [D53]', () => {
  it('is what owners, tenants and the manager have, and comes to the book', () => {
    const { owed, lines } = threeWay(month);
    expect(owed).toBe(96_700);
    expect(lines.map(({ part, account, cents }) => [part, account, cents])).toEqual([
      ['owner', 'owner/x', 9_900],
      ['owner', 'owner/y', 86_800],
      ['deposit', 'deposit/joint', 145_000],
      ['manager-earned', 'manager', 11_600],
      ['manager-moved', 'manager/bank', -1_200],
      ['manager-moved', 'cash/b3', -10_400],
      ['other-account', 'cash', -145_000],
    ]);
  });

  it('differs from the book where money came in that is nobody’s', () => {
    const [first, ...rest] = month.own;
    const own = first ? [{ ...first, lines: { 'cash/bank': 70_100, opening: -70_100 } }, ...rest] : rest;
    expect(threeWay({ ...month, own }).owed).toBe(96_700);
  });

  it('shows what an owner owes in its own line', () => {
    const bounced = book({
      bookId: 'L',
      balances: { 'cash/bank': -100_000, 'owner/x': 100_000 },
    });
    const asked = { ...month, books: [...month.books, bounced] };
    expect([centsOf(asked, 'owner'), centsOf(asked, 'owner-debt')]).toEqual([86_800, -90_100]);
    expect(threeWay(asked).owed).toBe(96_700 - 100_000);
  });

  it('counts money at the provider as not here, unidentified money as held, and other properties’ cash', () => {
    const books = [
      book({ balances: { 'clearing/stripe': 30_000, 'owner/x': -30_000 } }),
      book({ propertyId: 'Q', bookId: 'Q', balances: { 'cash/bank': 500, 'owner/z': -500 } }),
    ];
    const moneyAt = (propertyId: string) => (propertyId === 'Q' ? 'b4' : 'bank');
    const own = [{ on: through, lines: { 'cash/bank': 700, 'unidentified/bank': -700 } }];
    const asked = { code: 'bank', through, books, moneyAt, own };
    expect(threeWay(asked)).toMatchObject({ owed: 1_200 });
    expect(centsOf(asked, 'at-provider')).toBe(-30_000);
    expect(centsOf(asked, 'unidentified')).toBe(700);
    expect(threeWay({ ...asked, through: '2027-03-30' })).toMatchObject({ owed: 500 });
  });
});
