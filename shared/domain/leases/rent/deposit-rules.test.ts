import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { does, signedLease } from '../../../../test/support/leases/lease-story';
import { countries } from '../../portfolio/locations-data';
import { endLease } from '../moves/end-lease';
import { giveNotice } from '../moves/give-notice';
import { giveForwardingAddress, surrender } from '../moves/keys';
import { attentionOf } from '../status/attention';
import { nextStepOf } from '../status/next-step';
import { depositDue, depositRuleOf } from './deposit-clock';
import { depositRuleOn, depositRules, lastDayOfRule } from './deposit-rules';

const rule = (state: string, on = '2026-08-01') => {
  const found = depositRuleOn(state, on);
  if (!found) throw new Error(`no rule for ${state}`);
  return found;
};

describe('rule cards of deposits [D41]', () => {
  it('name states as a property does, each with its source', () => {
    const states = countries.flatMap(({ states: all }) => all.map(({ name }) => name));
    for (const { state, source, days } of depositRules) {
      expect(states).toContain(state);
      expect(source.length).toBeGreaterThan(20);
      expect(days).toBeGreaterThan(13);
    }
  });

  it.each([
    ['California', '2026-08-22'],
    ['New York', '2026-08-15'],
    ['Washington', '2026-08-31'],
    ['Oregon', '2026-09-01'],
    ['Virginia', '2026-09-15'],
    ['Arizona', '2026-08-20'],
  ])('%s: from 1 August to %s', (state, last) => {
    expect(lastDayOfRule(rule(state), '2026-08-01')).toBe(last);
  });

  it.each([
    ['Saturday, up to Thursday', '2026-08-01', '2026-08-20'],
    ['Monday, up to Friday', '2026-08-03', '2026-08-21'],
    ['Tuesday, up to Monday', '2026-08-04', '2026-08-24'],
  ])('weekdays alone count: from a %s', (_, start, last) => {
    expect(lastDayOfRule(rule('Arizona'), start)).toBe(last);
  });

  it('hold from their day on, and say nothing of other states', () => {
    expect(depositRuleOn('Washington', '2023-07-22')).toBeUndefined();
    expect(depositRuleOn('Washington', '2023-07-23')).toMatchObject({ days: 30 });
    expect(depositRuleOn('Ontario', '2026-08-01')).toBeUndefined();
  });
});

describe('the last day to return a deposit [D41]', () => {
  const fields = (days: number, more = {}) =>
    termFields({ deposit: { cents: 145_000, heldBy: 'Oak', returnDays: days, clock: 'surrender' }, ...more });
  const left = (days: number, more = {}) => {
    const noticed = does(
      signedLease('2026-01-02', { fields: fields(days, more) }),
      '2026-06-01',
      giveNotice,
      {
        by: 'tenants',
        lastDay: '2026-07-31',
        reason: '',
      },
    );
    return does(noticed, '2026-07-31', surrender, { day: '2026-07-31' });
  };
  const on = '2026-08-05';

  it('is the earlier of the law’s and the lease’s', () => {
    expect(depositDue(left(30).lease, { on, state: 'California' })).toBe('2026-08-21');
    expect(depositDue(left(14).lease, { on, state: 'California' })).toBe('2026-08-14');
    expect(depositDue(left(30).lease, { on, state: 'Ontario' })).toBe('2026-08-30');
  });

  it('is the next step of a lease that has ended', () => {
    const { lease } = left(30);
    const settleBy = depositDue(lease, { on, state: 'California' });
    expect(nextStepOf(lease, on, settleBy)).toEqual({ step: 'settle', on: '2026-08-21' });
    expect(nextStepOf(lease, on)).toEqual({ step: 'settle', on: '2026-08-30' });
  });

  it('waits for the new address where the law does', () => {
    expect(depositDue(left(45).lease, { on, state: 'Texas' })).toBe('2026-09-14');
    const told = does(left(45), '2026-08-05', giveForwardingAddress, { address: '7 Oak St', givenOn: on });
    expect(depositDue(told.lease, { on, state: 'Texas' })).toBe('2026-09-04');
  });

  it('is the lease’s alone for business premises, and none without a deposit', () => {
    const shop = left(30, { kind: 'commercial' }).lease;
    expect(depositRuleOf(shop, { on, state: 'California' })).toBeUndefined();
    expect(depositDue(shop, { on, state: 'California' })).toBe('2026-08-30');
    const none = left(30, { deposit: { cents: 0, heldBy: '', returnDays: 30, clock: 'surrender' } }).lease;
    expect(depositDue(none, { on, state: 'California' })).toBeUndefined();
  });

  it('needs the landlord until the lease is settled', () => {
    const { lease } = left(30);
    expect(attentionOf(lease, on, 'California')).toEqual({ why: 'deposit', on: '2026-08-21' });
    expect(attentionOf({ ...lease, settledOn: on }, on, 'California')).toBeUndefined();
    const ended = does(signedLease('2026-01-02', { fields: fields(30) }), '2026-06-10', endLease, {
      day: '2026-06-08',
      why: 'court',
      note: '',
    });
    expect(attentionOf(ended.lease, '2026-06-11')).toEqual({ why: 'deposit', on: '2026-07-08' });
  });
});
