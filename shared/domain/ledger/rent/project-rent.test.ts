import { describe, expect, it } from 'vitest';
import { signedLease } from '../../../../test/support/leases/lease-story';
import { addDays } from '../../dates';
import { type Book, type Entry, newBook } from '../entry';
import { post } from '../fold';
import { isRefused } from '../refusals';
import { charge } from './charges';
import { receive } from './payments';
import { postRent } from './post-rent';
import { projectRent } from './project-rent';

const shares = () => [{ ownerId: 'own_1', percentage: 100 }];
const { lease } = signedLease('2026-01-10');
const asked = (today: string) => ({ lease, today, since: '', shares });

function posted(book: Book, answer: Parameters<typeof post>[1]) {
  const next = post(book, answer);
  if (isRefused(next)) throw new Error(next.refused);
  return next;
}

describe('the coming rent', () => {
  const facts = { method: 'check', reference: '', payer: '', chosen: [], isAutomatic: true } as const;
  const by = { source: 'payment:pay_1', on: '2026-01-20' };
  const begun = posted(newBook, postRent(newBook, asked('2026-01-20'))).book;
  const book = posted(begun, receive(begun, by, { payment: 'pay_1', cents: 300_000, ...facts, shares })).book;

  it('is what the job posts, day by day for a month, with the prepayments it uses', () => {
    let then = book;
    const days = Array.from({ length: 31 }, (_, at) => addDays('2026-01-20', at)).flatMap((day) => {
      const { book: next, entries } = posted(then, postRent(then, asked(day)));
      then = next;
      return entries;
    });
    const projected = projectRent(book, asked('2026-01-20')).filter(({ on }) => on <= '2026-02-19');
    expect(projected).toEqual(days);
    expect(projected.map(({ type, on }) => [type, on])).toEqual([
      ['charge', '2026-01-25'],
      ['apply', '2026-02-01'],
    ]);
  });

  it.each([
    ['2026-01-24', '2027-01-01'],
    ['2026-01-25', '2027-02-01'],
    ['2026-01-26', '2027-02-01'],
  ])('seen on %s, ends with the rent due on %s', (today, due) => {
    expect(projectRent(newBook, asked(today)).at(-1)?.charge?.due).toBe(due);
    expect(projectRent(newBook, asked(today), 0).at(-1)?.on).toBe(
      today < '2026-01-25' ? '2026-01-16' : '2026-01-25',
    );
  });

  it.each(['2026-01-15', '2026-01-20', '2026-02-10'])('goes on beside a deposit due on %s', (due) => {
    const unpaid = { kind: 'deposit', label: '', due, to: 'deposit:ten_1', cents: 1 } as const;
    const { book: then } = posted(book, charge({ source: 'deposit', on: '2026-01-20' }, unpaid));
    const facts = (entries: readonly Entry[]) => entries.map(({ type, on, lines }) => [type, on, lines]);
    const [beside, alone] = [then, book].map((one) => facts(projectRent(one, asked('2026-01-20'), 2)));
    expect(beside).toEqual(alone);
    expect(beside).toHaveLength(4);
  });

  it('reaches twelve months ahead and leaves the book as it is', () => {
    const before = structuredClone(book);
    const charges = projectRent(book, asked('2026-01-20')).filter(({ charge }) => charge);
    expect(charges.map(({ charge }) => charge?.due)).toEqual([
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
    ]);
    expect(book).toEqual(before);
  });
});
