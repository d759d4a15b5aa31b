import { describe, expect, it } from 'vitest';
import { through } from '../../../test/support/ledger/through';
import { accrualDay, postedSince } from './accrual-day';
import { type Book, newBook } from './entry';
import { charge, credit, reverseCharge } from './rent/charges';
import { receive } from './rent/payments';
import { amountIn, cellOf } from './reports/cells';

const shares = () => [{ ownerId: 'x', percentage: 100 }];
/** Rent of June, posted on 25 May. */
const june = through(newBook, () =>
  charge(
    { source: 'rent', on: '2026-05-25' },
    { kind: 'rent', label: '', due: '2026-06-01', to: 'owner', cents: 145_000 },
  ),
);
const paid = (book: Book) => {
  const facts = { method: 'check', reference: '', payer: '', chosen: [], isAutomatic: true } as const;
  return receive(
    book,
    { source: 'payment:p', on: '2026-05-28' },
    { payment: 'p', cents: 145_000, ...facts, shares },
  );
};
const backOn = (on: string) => (book: Book) => reverseCharge(book, { on }, { of: 'rent' });
const waivedOn = (on: string) => (book: Book) =>
  credit(book, { source: 'credit:1', on }, { charge: 1, cents: 5_000 });

const months = ['05', '06', '07'].map((month) => ({ from: `2026-${month}-01`, to: `2026-${month}-30` }));
const sums = ({ entries }: Book, column: 'charged' | 'collected') =>
  months.map((time) => {
    const cell = cellOf({ report: 'income', column, at: {} }, time);
    return Object.values(entries).reduce((sum, entry) => sum + (cell ? amountIn(entry, cell) : 0), 0);
  });

describe('accrual income [D59]', () => {
  it.each([
    ['rent posted in May is income of June, when it is due', [], [0, 145_000, 0]],
    ['also when it is paid in May', [paid], [0, 145_000, 0]],
    ['taken back in May it never was', [backOn('2026-05-28')], [0, 0, 0]],
    ['taken back in July it lowers July', [backOn('2026-07-03')], [0, 145_000, -145_000]],
    ['waived in May it is less in June', [waivedOn('2026-05-28')], [0, 140_000, 0]],
    ['waived in July it lowers July', [waivedOn('2026-07-03')], [0, 145_000, -5_000]],
  ] as const)('%s', (_, steps, charged) => {
    expect(sums(through(june, ...steps), 'charged')).toEqual(charged);
  });

  it('of what is posted after its due day is of the day it is posted; cash is of the day it moved', () => {
    const late = through(newBook, () =>
      charge(
        { source: 'rent', on: '2026-06-05' },
        { kind: 'rent', label: '', due: '2026-05-01', to: 'owner', cents: 1 },
      ),
    );
    expect(sums(late, 'charged')).toEqual([0, 1, 0]);
    expect(sums(through(june, paid), 'collected')).toEqual([145_000, 0, 0]);
    expect(Object.values(through(june, paid).entries).map(accrualDay)).toEqual(['2026-06-01', '2026-05-28']);
    expect(postedSince('2026-06-01')).toBe('2025-04-27');
  });
});
