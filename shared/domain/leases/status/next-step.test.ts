import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { does, signedLease } from '../../../../test/support/leases/lease-story';
import { endLease } from '../moves/end-lease';
import { giveNotice } from '../moves/give-notice';
import { giveForwardingAddress, surrender } from '../moves/keys';
import { depositDeadline } from '../rent/deposit-clock';
import { changedDues, duesOf } from '../steps/steps';
import { nextStepOf } from './next-step';

const story = signedLease('2026-01-02');
const ended = does(story, '2026-06-10', endLease, { day: '2026-06-08', why: 'agreement', note: '' });

describe('the next step of a lease', () => {
  it('is the renewal through the last day of the term', () => {
    expect(nextStepOf(story.lease, '2026-12-31')).toEqual({ step: 'decide-renewal', on: '2026-12-31' });
    expect(nextStepOf(story.lease, '2027-01-01')).toBeUndefined();
  });

  it('has the day of the law only where it is the settlement', () => {
    expect(nextStepOf(ended.lease, '2026-06-10', '2026-06-22')).toEqual({ step: 'settle', on: '2026-06-22' });
    expect(nextStepOf(story.lease, '2026-06-10', '2026-06-22')).toEqual({
      step: 'offer-renewal',
      on: '2026-10-02',
    });
  });
});

describe('dues', () => {
  it('are named after the lease', () => {
    expect(duesOf(ended.lease, '2026-06-08').map(({ name }) => name)).toEqual([
      'ended:lse_1:end-1',
      'deposit-7:lse_1:2026-07-08',
      'deposit-due:lse_1:2026-07-08',
    ]);
  });

  it('go and come anew when their day moves', () => {
    const terms = story.lease.terms.map((term) => ({ ...term, from: '2026-01-20' }));
    const { added, removed } = changedDues(story.lease, {
      after: { ...story.lease, terms },
      on: '2026-01-02',
    });
    expect(removed).toEqual([{ kind: 'first-day', name: 'first-day:lse_1:1', on: '2026-01-16' }]);
    expect(added).toEqual([{ kind: 'first-day', name: 'first-day:lse_1:1', on: '2026-01-20' }]);
  });
});

describe('a new address that was told before the keys came back [D41]', () => {
  const left = (clock: 'forwarding-address' | 'later') => {
    const deposit = { cents: 145_000, heldBy: 'Oak', returnDays: 14, clock };
    const leaving = does(
      signedLease('2026-01-02', { fields: termFields({ deposit }) }),
      '2026-06-01',
      giveNotice,
      { by: 'tenants', lastDay: '2026-07-31', reason: '' },
    );
    return does(leaving, '2026-07-10', giveForwardingAddress, { address: 'x', givenOn: '2026-07-10' });
  };

  it.each([
    ['forwarding-address', '2026-07-24'],
    ['later', '2026-08-14'],
  ] as const)('starts no clock without them: %s', (clock, deadline) => {
    const told = left(clock);
    expect(depositDeadline(told.lease, '2026-07-20')).toBeUndefined();
    const gone = does(told, '2026-07-31', surrender, { day: '2026-07-31' });
    expect(depositDeadline(gone.lease, '2026-07-31')).toBe(deadline);
  });
});
