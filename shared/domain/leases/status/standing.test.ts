import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { does, signedLease } from '../../../../test/support/leases/lease-story';
import { endLease, reopen } from '../moves/end-lease';
import { giveNotice } from '../moves/give-notice';
import { rollOver } from '../moves/holdover';
import { surrender } from '../moves/keys';
import { unitTaken } from '../refusals';
import { standingEnd, standingKeys } from './standing';
import { statusOf } from './status';

const ending = signedLease('2026-01-10', { fields: termFields({ atEnd: 'end' }) });

describe('what was written down later counts from its own day', () => {
  const keys = does(ending, '2026-06-20', surrender, { day: '2026-06-10' });
  const ended = does(keys, '2026-06-20', endLease, { day: '2026-06-15', why: 'agreement', note: '' });
  const { lease } = does(ended, '2026-06-25', reopen, undefined);

  it.each([
    ['2026-06-09', undefined, undefined],
    ['2026-06-10', 1, undefined],
    ['2026-06-14', 1, undefined],
    ['2026-06-15', 1, 1],
    ['2026-06-24', 1, 1],
    ['2026-06-25', undefined, undefined],
  ])('on %s: keys %s, end %s', (on, back, end) => {
    expect([standingKeys(lease, on)?.number, standingEnd(lease, on)?.number]).toEqual([back, end]);
  });
});

it('a lease that goes on from the last day of its term itself still ends with that term [D36]', () => {
  const leaving = does(ending, '2026-06-01', giveNotice, {
    by: 'tenants' as const,
    lastDay: '2026-12-30',
    reason: '',
  });
  const rolled = does(leaving, '2026-12-31', rollOver, undefined);
  expect(rolled.lease.holdovers).toMatchObject([{ after: '2026-12-30', from: '2026-12-31' }]);
  expect(statusOf(rolled.lease, '2026-12-31')).toBe('expiring');
  expect(statusOf(rolled.lease, '2027-01-01')).toBe('holdover');
});

it('a refusal names all days that are taken', () => {
  const taken = [{ from: '2026-06-01', to: '2026-06-30' }, { from: '2026-08-01' }];
  expect(unitTaken(taken)).toEqual({
    refused: 'unit-taken',
    taken,
    fields: { days: 'Jun 01, 2026 to Jun 30, 2026; Aug 01, 2026 and later' },
  });
});
