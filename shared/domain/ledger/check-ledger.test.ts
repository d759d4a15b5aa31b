import { expect, it } from 'vitest';
import { differences, identityGap } from './check-ledger';
import { newBook } from './entry';
import { followedBy, post } from './fold';
import { isRefused } from './refusals';
import { charge } from './rent/charges';
import { receive } from './rent/payments';

const on = '2026-05-01';
const drafts = followedBy(
  newBook,
  charge({ source: 'charge:1', on }, { kind: 'rent', label: '', due: on, to: 'owner', cents: 145_000 }),
  (book) =>
    receive(
      book,
      { source: 'payment:p', on },
      {
        payment: 'p',
        cents: 150_000,
        method: 'check',
        reference: '',
        payer: '',
        chosen: [],
        isAutomatic: true,
        shares: () => [{ ownerId: 'x', percentage: 100 }],
      },
    ),
);
const posted = post(newBook, drafts);
if (isRefused(posted)) throw new Error(posted.refused);
const { head, payments } = posted.book;
const kept = { head, entries: posted.entries, payments: Object.values(payments) };

it('finds nothing in a ledger that is what its entries come to, in whatever order they are read [D4]', () => {
  expect(differences(kept)).toEqual([]);
  expect(differences({ ...kept, entries: kept.entries.toReversed() })).toEqual([]);
  expect(differences({ ...kept, head: { ...head, locked: '2026-04-30' } })).toEqual([]);
});

it('names each figure that differs, and entries that are no ledger [D4]', () => {
  const balances = { ...head.balances, 'cash/bank': 149_999 };
  expect(differences({ ...kept, head: { ...head, balances } })).toEqual(['balances']);
  expect(differences({ ...kept, head: { ...head, seq: 3, prepayments: [] } })).toEqual([
    'seq',
    'prepayments',
  ]);
  expect(differences({ ...kept, payments: [] })).toEqual(['payments']);
  expect(differences({ ...kept, payments: [], head: { ...head, balances } })).toEqual([
    'balances',
    'payments',
  ]);
  expect(differences({ ...kept, entries: kept.entries.slice(1) })).toEqual(['entries']);
});

it('adds up what all ledgers hold: money is somebody’s [D8]', () => {
  expect(identityGap([head, head])).toBe(0);
  expect(identityGap([head, { balances: { 'cash/bank': 7, receivable: 50 } }])).toBe(7);
});
