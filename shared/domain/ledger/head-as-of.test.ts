import { expect, it } from 'vitest';
import { type Book, newBook } from './entry';
import { post } from './fold';
import { headAsOf } from './head-as-of';
import { isRefused } from './refusals';
import { charge } from './rent/charges';
import { receive, returnPayment } from './rent/payments';

const shares = () => [{ ownerId: 'own_1', percentage: 100 }];
const claim = { kind: 'rent', label: '', due: '2026-06-01', to: 'owner', cents: 100_000 } as const;
const facts = { cents: 100_000, method: 'check', reference: '', payer: '', chosen: [] } as const;

const does = (book: Book, answer: Parameters<typeof post>[1]): Book => {
  const posted = post(book, answer);
  if (isRefused(posted)) throw new Error(posted.refused);
  return posted.book;
};
const pays = (book: Book, payment: string, on: string): Book => {
  const by = { source: `payment:${payment}`, on };
  return does(book, receive(book, by, { ...facts, payment, isAutomatic: true, shares }));
};

it('a charge that was paid, open again and paid again is open only between', () => {
  const charged = does(newBook, charge({ source: 'charge:1', on: '2026-06-01' }, claim));
  const paid = pays(charged, '1', '2026-06-02');
  const bounced = does(
    paid,
    returnPayment(
      paid,
      { on: '2026-06-05', why: 'NSF' },
      { payment: '1', fee: 0, bearer: 'manager', shares: () => [] },
    ),
  );
  const { head, entries } = pays(bounced, '2', '2026-06-08');
  const openOn = (day: string) =>
    headAsOf({ head, entries: Object.values(entries) }, day).open.map(({ cents }) => cents);
  const days = ['2026-05-31', '2026-06-01', '2026-06-02', '2026-06-05', '2026-06-08'];
  expect(days.map(openOn)).toEqual([[], [100_000], [], [100_000], []]);
});
