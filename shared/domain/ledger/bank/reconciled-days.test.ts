import { describe, expect, it } from 'vitest';
import { newBook } from '../entry';
import { post } from '../fold';
import { isRefused } from '../refusals';
import { bankFactDay } from './reconciled-days';

const book = { ...newBook, head: { ...newBook.head, reconciled: { bank: '2026-10-31', b2: '2026-09-30' } } };
const draft = (on: string, lines: Record<string, number>) => ({
  source: `expense:${on}`,
  type: 'expense' as const,
  on,
  lines,
});
const refusalOf = (on: string, lines: Record<string, number>) => {
  const posted = post(book, [draft(on, lines)]);
  return isRefused(posted) ? posted : undefined;
};
const spent = { 'owner/x/expense': 500, 'cash/bank': -500 };

describe('days that an account is reconciled through [D55]', () => {
  it('take no movement of it, and the refusal names the first open day', () => {
    const refused = { refused: 'account-reconciled', from: '2026-11-01' };
    expect(refusalOf('2026-10-31', spent)).toEqual(refused);
    expect(refusalOf('2026-11-01', spent)).toBeUndefined();
  });

  it('take what moves no bank account, and what moves another one', () => {
    expect(refusalOf('2026-10-02', { 'receivable/rent': 500, 'uncollected/rent': -500 })).toBeUndefined();
    expect(refusalOf('2026-10-02', { 'cash/b3': 500, 'manager/capital': -500 })).toBeUndefined();
    expect(refusalOf('2026-10-02', { 'cash/b2': 500, 'manager/capital': -500 })).toBeUndefined();
  });

  it('are those of the later one where two accounts move', () =>
    expect(refusalOf('2026-09-30', { 'cash/b2': 500, 'cash/bank': -500 })).toEqual({
      refused: 'account-reconciled',
      from: '2026-11-01',
    }));

  it('date what the bank did today', () => {
    const asked = { code: 'bank', today: '2026-11-20' };
    expect(bankFactDay(book.head, { ...asked, on: '2026-10-31' })).toBe('2026-11-20');
    expect(bankFactDay(book.head, { ...asked, on: '2026-11-01' })).toBe('2026-11-01');
    expect(bankFactDay(newBook.head, { ...asked, on: '2020-01-01' })).toBe('2020-01-01');
  });
});
