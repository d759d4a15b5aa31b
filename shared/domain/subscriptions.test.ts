import { expect, it } from 'vitest';
import { canChange, type Subscription, trialDaysLeft, withinUnitLimit } from './subscriptions';

const subscription = (over: Partial<Subscription> = {}): Subscription => ({
  subscriptionId: 'sub_1',
  planId: 2,
  annual: false,
  startedAt: '2026-06-01T00:00:00.000Z',
  trialEndsAt: '2026-06-15T00:00:00.000Z',
  ...over,
});
const paid = { paidUntil: '2026-07-15T00:00:00.000Z' };

it.each([
  ['in the trial', {}, '2026-06-14T23:59:59.999Z', true],
  ['at its end', {}, '2026-06-15T00:00:00.000Z', false],
  ['paid', paid, '2026-07-14T23:59:59.999Z', true],
  ['when what was paid is over', paid, '2026-07-15T00:00:00.000Z', false],
  [
    'in the trial, whatever was paid before',
    { paidUntil: '2026-06-02T00:00:00Z' },
    '2026-06-10T00:00:00Z',
    true,
  ],
])('an account can be changed %s: %o at %s: %s', (_when, over, now, possible) => {
  expect(canChange(subscription(over), new Date(now))).toBe(possible);
});

it.each([
  [{}, '2026-06-01T00:00:00Z', 14],
  [{}, '2026-06-14T12:00:00Z', 1],
  [{}, '2026-06-20T00:00:00Z', 0],
  [paid, '2026-06-01T00:00:00Z', undefined],
  [paid, '2026-08-01T00:00:00Z', 0],
])('%o at %s leaves %s days of trial', (over, now, days) => {
  expect(trialDaysLeft(subscription(over), new Date(now))).toBe(days);
});

it.each([
  [0, 4, 1, 1],
  [3, 4, 1, 1],
  [4, 4, 1, 0],
  [2, 4, 3, 0],
  [2, 4, 2, 1],
])('%i units of %i and %i more: WithinLimit %i [API-18][PRP-30]', (unitCount, unitLimit, adding, within) => {
  expect(withinUnitLimit({ unitCount, unitLimit, adding })).toBe(within);
});

it('one more unit is asked for when nothing is said [API-18]', () => {
  expect([3, 4].map((unitCount) => withinUnitLimit({ unitCount, unitLimit: 4 }))).toEqual([1, 0]);
});
