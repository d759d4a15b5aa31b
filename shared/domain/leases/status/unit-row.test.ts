import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from './calendar';
import { occupancyOf, unitLeaseOf } from './unit-row';

const today = '2026-06-15';
const signed = (lease: string, from: string, to?: string, out?: true): CalendarEntry => ({
  kind: 'signed',
  lease,
  from,
  ...(to && { to }),
  ...(out && { out }),
});
const open = (
  lease: string,
  from: string,
  eSign: 'in-progress' | 'co-signer-pending' | 'completed' = 'in-progress',
  until = '2026-07-01',
): Extract<CalendarEntry, { kind: 'open' }> => ({ kind: 'open', lease, from, until, eSign });
const draft = (lease: string): CalendarEntry => ({ kind: 'draft', lease });

describe('what the unit’s row shows of its leases [PRP-26] [PRP-28]', () => {
  it.each<[string, CalendarEntry[], [0 | 1, string | undefined, string, string]]>([
    ['no lease', [], [0, undefined, 'Create Lease Agreement', 'Move-In']],
    ['a draft', [draft('a')], [1, 'a', 'Lease In Progress', 'Move-In']],
    ['out to be signed', [open('a', '2026-07-01')], [1, 'a', 'Lease In Progress', 'Move-In']],
    [
      'the co-signer is missing',
      [open('a', '2026-07-01', 'co-signer-pending')],
      [1, 'a', 'eSign Completed', 'Move-Out'],
    ],
    ['signed', [signed('a', '2026-01-01', '2026-12-31')], [1, 'a', 'eSign Completed', 'Move-Out']],
    [
      'expired by its day, without a job',
      [open('a', '2026-07-01', 'in-progress', '2026-06-14')],
      [0, undefined, 'Create Lease Agreement', 'Move-In'],
    ],
    [
      'on its last day to sign',
      [open('a', '2026-07-01', 'in-progress', today)],
      [1, 'a', 'Lease In Progress', 'Move-In'],
    ],
    [
      'out and over',
      [signed('a', '2026-01-01', '2026-06-14', true)],
      [0, undefined, 'Create Lease Agreement', 'Move-In'],
    ],
    [
      'out on its last day',
      [signed('a', '2026-01-01', today, true)],
      [1, 'a', 'eSign Completed', 'Move-Out'],
    ],
    [
      'today before the next',
      [signed('b', '2026-07-01'), signed('a', '2026-01-01', '2026-06-30')],
      [1, 'a', 'eSign Completed', 'Move-Out'],
    ],
    [
      'the next before a later one',
      [signed('b', '2026-08-01'), open('a', '2026-07-01')],
      [1, 'a', 'Lease In Progress', 'Move-In'],
    ],
    [
      'the next before a draft',
      [draft('a'), open('b', '2026-08-01')],
      [1, 'b', 'Lease In Progress', 'Move-In'],
    ],
    [
      'signed today before out today',
      [open('b', '2026-06-01'), signed('a', '2026-06-10')],
      [1, 'a', 'eSign Completed', 'Move-Out'],
    ],
    [
      'held over before out today',
      [open('b', '2026-06-01'), signed('a', '2026-01-01', '2026-05-31')],
      [1, 'a', 'eSign Completed', 'Move-Out'],
    ],
    [
      'held over before out today since earlier',
      [open('b', '2026-06-01'), signed('a', '2026-06-10', '2026-06-12')],
      [1, 'a', 'eSign Completed', 'Move-Out'],
    ],
    [
      'out today before out for days that are past',
      [{ ...open('b', '2026-01-01'), to: '2026-05-31' }, open('a', '2026-06-01')],
      [1, 'a', 'Lease In Progress', 'Move-In'],
    ],
    [
      'its days before one held over',
      [signed('a', '2026-01-01', '2026-05-31'), signed('b', '2026-06-01')],
      [1, 'b', 'eSign Completed', 'Move-Out'],
    ],
    [
      'out today before the next',
      [signed('b', '2026-07-01'), open('a', '2026-06-01')],
      [1, 'a', 'Lease In Progress', 'Move-In'],
    ],
  ])('%s', (_, entries, [status, leaseId, text, move]) => {
    const shown = unitLeaseOf({ entries }, today);
    expect([shown.status, shown.leaseId, shown.text, shown.move]).toEqual([status, leaseId, text, move]);
  });

  it('says beside it that the co-signer is missing', () => {
    expect(
      unitLeaseOf({ entries: [open('a', '2026-07-01', 'co-signer-pending')] }, today).isCoSignerPending,
    ).toBe(true);
    expect(unitLeaseOf({ entries: [open('a', '2026-07-01')] }, today).isCoSignerPending).toBe(false);
    expect(unitLeaseOf({ entries: [open('a', '2026-07-01', 'completed')] }, today)).toMatchObject({
      text: 'eSign Completed',
      isCoSignerPending: false,
    });
  });
});

it.each<[string, CalendarEntry[], boolean]>([
  ['no lease', [], false],
  ['a co-signer missing', [open('a', '2026-07-01', 'co-signer-pending')], false],
  ['a lease that everyone signed', [signed('a', '2026-07-01')], true],
  ['a move-in', [{ kind: 'signed', lease: 'a', from: '2026-06-01', movedIn: true }], false],
  ['the keys back', [signed('a', '2026-01-01', today, true)], false],
])('with %s, a move-in is pending: %s [PRP-26]', (_, entries, isPending) => {
  expect(unitLeaseOf({ entries }, today).isMoveInPending).toBe(isPending);
});

describe('how a unit stands', () => {
  it.each([
    ['Create Lease Agreement', 'vacant'],
    ['Lease In Progress', 'signing'],
    ['eSign Completed', 'leased'],
    [undefined, 'vacant'],
    ['toString', 'vacant'],
  ])('is, with the text %s, %s [PRP-28]', (text, word) => {
    expect(occupancyOf(text)).toBe(word);
  });
});
