import { expect, it } from 'vitest';
import type { Settlement } from '../table/ledger/record';
import { writeLetter } from './write-letter';

const facts: Settlement = {
  organizationId: 'org_one',
  leaseId: 'lse_one',
  at: '2026-07-24T12:00:00.000Z',
  by: 'usr_head',
  on: '2026-07-24',
  signedBy: 'Lena Hart',
  tenants: ['Nora Whitaker', 'Elias Osei'],
  address: '9 Elm Street, Ames, IA 50010',
  held: [{ name: 'Nora Whitaker', cents: 145_000 }],
  moved: [{ name: 'Elias Osei', cents: 5_000 }],
  sentBack: [
    { how: 'card', cents: 1_000 },
    { how: 'bank', cents: 2_000 },
  ],
  due: [
    { kind: 'rent', label: '', due: '2026-07-01', cents: 90_000 },
    { kind: 'utility', label: 'Water', due: '2026-07-05', cents: 6_000 },
  ],
  charges: [
    { kind: 'other', label: 'Cleaning', reason: 'Oven and floors.', cents: 18_000, photos: 0 },
    { kind: 'other', label: 'Kitchen: Countertop', reason: 'Burn mark', cents: 9_000, photos: 1 },
    { kind: 'other', label: 'Wall', reason: 'Holes', cents: 4_000, photos: 2 },
  ],
  waivers: [{ kind: 'late', label: '', cents: 2_500, reason: 'First time' }],
  sums: {
    held: 145_000,
    due: 96_000,
    added: 31_000,
    waived: 2_500,
    prepaid: 700,
    applied: 124_500,
    refunded: 20_500,
    owed: 0,
  },
  paidOut: { to: 'Nora Whitaker', method: 'check', reference: '2001' },
  rule: 'Iowa Code § 562A.12',
};
const about = { organization: 'Northgate Homes', place: '1 Main Street, Unit 1A' };

it('has every amount of the settlement, and what comes of them [D40]', () => {
  const { sections, ...letter } = writeLetter(facts, about);
  expect(letter).toEqual({
    title: 'Deposit settlement for 1 Main Street, Unit 1A',
    author: 'Keystead',
    date: [2026, 7, 24],
    organization: 'Northgate Homes',
    place: '1 Main Street, Unit 1A',
    day: 'Jul 24, 2026',
    tenants: ['Nora Whitaker', 'Elias Osei'],
    signed: 'Lena Hart',
    address: ['9 Elm Street', 'Ames, IA 50010'],
    results: [
      { name: 'Deposit applied', note: '', amount: '$1,245.00' },
      { name: 'Refunded to you', note: '', amount: '$205.00' },
      { name: 'Still due from you', note: '', amount: '$0.00' },
    ],
    closing: [
      'The refund of $205.00 goes to Nora Whitaker by check, number 2001.',
      'The law that governs deposits here: Iowa Code § 562A.12.',
      'If you do not agree with an item, please answer in writing.',
    ],
  });
  const lines = sections.map(({ title, rows }) => [
    title,
    ...rows.map(({ name, note, amount }) => `${name} | ${note} | ${amount}`),
  ]);
  expect(lines).toEqual([
    ['Deposit held', 'Deposit of Nora Whitaker |  | $1,450.00'],
    [
      'Given back already',
      'To the card it was paid with |  | $10.00',
      'To the bank account it was paid from |  | $20.00',
    ],
    [
      'Moved to another lease',
      'Deposit of Elias Osei | Before this settlement; not part of the deposit above, and held for that lease | $50.00',
    ],
    ['Open balance', 'Rent | Due Jul 01, 2026 | $900.00', 'Water | Due Jul 05, 2026 | $60.00'],
    [
      'Charged at move-out',
      'Cleaning | Oven and floors. | $180.00',
      'Kitchen: Countertop | Burn mark. 1 photo in the move-out report. | $90.00',
      'Wall | Holes. 2 photos in the move-out report. | $40.00',
    ],
    ['Taken off', 'Late fee | First time | −$25.00', 'Paid ahead |  | −$7.00'],
  ]);
});

it('leaves out what there is nothing of', () => {
  const { paidOut: _, rule: __, moved: ___, sentBack: ____, ...rest } = facts;
  const none = { held: 0, due: 0, added: 0, waived: 0, prepaid: 0, applied: 0, refunded: 0, owed: 5 };
  const nothing = { ...rest, address: '', held: [], due: [], charges: [], waivers: [], sums: none };
  const { sections, address, closing } = writeLetter(nothing, about);
  expect([sections, address]).toEqual([[], []]);
  expect(closing).toEqual([
    'Please pay the amount still due of $0.05.',
    'If you do not agree with an item, please answer in writing.',
  ]);
});
