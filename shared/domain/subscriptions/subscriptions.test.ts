import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canChange,
  endOf,
  freeUntil,
  hasEverPaid,
  isPaidFor,
  type Subscription,
  statusAt,
  trialDaysLeft,
  withExpiredStatus,
  withinUnitLimit,
} from './subscriptions';

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

const managed = { ...paid, providerSubscriptionId: 'sub_at_provider' };

it.each([
  ['a trial', {}, '2026-06-15T00:00:00.000Z'],
  ['what was paid for without the provider', paid, '2026-07-15T00:00:00.000Z'],
  ['a plan that renews, three days after its period', managed, '2026-07-18T00:00:00.000Z'],
  [
    'a plan being collected, four weeks after',
    { ...managed, status: 'past-due' },
    '2026-08-12T00:00:00.000Z',
  ],
  ['a canceled one, with its period', { ...managed, status: 'canceled' }, '2026-07-15T00:00:00.000Z'],
  ['an unpaid one: not by the clock', { ...managed, status: 'unpaid' }, undefined],
  ['an ended one: not by the clock', { ...managed, status: 'ended' }, undefined],
  [
    'one bought late in the trial, three days after its first payment',
    { status: 'active', freeUntil: '2026-06-16T09:00:00.000Z', providerSubscriptionId: 'sub_1' },
    '2026-06-19T09:00:00.000Z',
  ],
  ['one tried and never paid, with the trial', { status: 'canceled' }, '2026-06-15T00:00:00.000Z'],
] as const)('%s ends: %o at %s', (_what, over, end) => {
  expect(endOf(subscription(over))).toBe(end);
});

it('a canceled plan stays canceled while it is paid for, also within the first 14 days, and is no trial', () => {
  const canceled = subscription({ ...managed, status: 'canceled', autopay: false });
  expect(statusAt(canceled, new Date('2026-06-10T00:00:00Z'))).toBe('canceled');
  expect(trialDaysLeft(canceled, new Date('2026-06-10T00:00:00Z'))).toBeUndefined();
  expect(statusAt(canceled, new Date('2026-07-15T00:00:00Z'))).toBe('ended');
});

it.each([
  ['a trial', {}, false],
  ['a trial whose first payment is on its way', { providerSubscriptionId: 'sub_1' }, false],
  ['paid without the provider', paid, false],
  ['paid and renewing', managed, true],
  ['being collected', { ...managed, status: 'past-due' }, true],
  ['unpaid', { ...managed, status: 'unpaid' }, true],
  ['canceled and still paid for', { ...managed, status: 'canceled' }, true],
  ['ended', { ...managed, status: 'ended' }, false],
] as const)('%s is changed at the provider, not paid for anew: %o: %s', (_what, over, isManaged) => {
  expect(isPaidFor(subscription(over), new Date('2026-07-01T00:00:00Z'))).toBe(isManaged);
});

it('a trial that waits for its first payment is paid for anew, not changed', () => {
  const waiting = subscription({ providerSubscriptionId: 'sub_1' });
  expect(isPaidFor(waiting, new Date('2026-06-10T00:00:00Z'))).toBe(false);
});

it('what the clock has ended is written down without autopay, and what it has not stays the same object', () => {
  const renewing = subscription({ ...managed, status: 'active', autopay: true });
  expect(withExpiredStatus(renewing, new Date('2026-07-17T23:59:59.999Z'))).toBe(renewing);
  expect(withExpiredStatus(renewing, new Date('2026-07-18T00:00:00Z'))).toEqual({
    ...renewing,
    status: 'ended',
    autopay: false,
  });
  const trial = subscription();
  expect(withExpiredStatus(trial, new Date('2026-06-10T00:00:00Z'))).toBe(trial);
});

it('an account has ever paid once it has a paid day, over or not', () => {
  const forms = [
    {},
    { freeUntil: '2026-06-16T09:00:00.000Z' },
    paid,
    { ...managed, status: 'ended' },
  ] as const;
  expect(forms.map((over) => hasEverPaid(subscription(over)))).toEqual([false, false, true, true]);
});

const hours = (count: number): number => count * 3_600_000;

it.each([
  ['early in the trial', '2026-06-02T08:20:00.000Z', '2026-06-15T00:00:00.000Z'],
  ['three days before its end', '2026-06-12T00:00:00.000Z', '2026-06-15T00:00:00.000Z'],
  ['a day before its end', '2026-06-14T08:20:00.000Z', '2026-06-16T09:00:00.000Z'],
  ['in its last millisecond', '2026-06-14T23:59:59.999Z', '2026-06-17T00:00:00.000Z'],
  ['at its end', '2026-06-15T00:00:00.000Z', undefined],
  ['long after it', '2026-08-01T00:00:00.000Z', undefined],
])('a plan paid for %s, at %s, takes its first payment at %s', (_when, now, at) => {
  expect(freeUntil(subscription(), new Date(now))).toBe(at);
});

it('paying early costs no day of the trial, gives at most 49 hours more, and is what the provider takes', () => {
  const { startedAt, trialEndsAt } = subscription();
  const [start, end] = [Date.parse(startedAt), Date.parse(trialEndsAt)];
  fc.assert(
    fc.property(fc.integer({ min: start, max: end - 1 }), (at) => {
      const first = Date.parse(freeUntil({ trialEndsAt }, new Date(at)) ?? '');
      expect(first).toBeGreaterThanOrEqual(end);
      expect(first - Math.max(end, at)).toBeLessThanOrEqual(hours(49));
      expect(first - at).toBeGreaterThan(hours(48));
      const sameHour = at - (at % hours(1));
      expect(freeUntil({ trialEndsAt }, new Date(sameHour))).toBe(new Date(first).toISOString());
    }),
  );
});
