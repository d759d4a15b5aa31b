import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allowsChanges, nextStatus, type Sighting, SubscriptionStatus } from './subscription-states';
import { canChange, type Subscription, statusAt, withExpiredStatus } from './subscriptions';

const sightings: readonly Sighting[] = ['paid', 'stopping', 'failed', 'given-up', 'gone', 'over'];
const every = SubscriptionStatus.options.flatMap((from) => sightings.map((seen) => [from, seen] as const));

const subscription = (over: Partial<Subscription> = {}): Subscription => ({
  subscriptionId: 'sub_1',
  planId: 2,
  annual: false,
  startedAt: '2026-06-01T00:00:00.000Z',
  trialEndsAt: '2026-06-15T00:00:00.000Z',
  ...over,
});
const managed = (over: Partial<Subscription>) =>
  subscription({ paidUntil: '2026-08-01T00:00:00.000Z', providerSubscriptionId: 'sub_at_provider', ...over });

describe('the states of a subscription', () => {
  it.each([
    ['trial', 'paid', 'active'],
    ['trial', 'stopping', 'canceled'],
    ['trial', 'failed', 'past-due'],
    ['trial', 'given-up', 'unpaid'],
    ['trial', 'gone', 'trial'],
    ['trial', 'over', 'ended'],
    ['active', 'paid', 'active'],
    ['active', 'stopping', 'canceled'],
    ['active', 'failed', 'past-due'],
    ['active', 'given-up', 'unpaid'],
    ['active', 'gone', 'ended'],
    ['active', 'over', 'ended'],
    ['past-due', 'paid', 'active'],
    ['past-due', 'stopping', 'canceled'],
    ['past-due', 'failed', 'past-due'],
    ['past-due', 'given-up', 'unpaid'],
    ['past-due', 'gone', 'ended'],
    ['past-due', 'over', 'unpaid'],
    ['unpaid', 'paid', 'active'],
    ['unpaid', 'stopping', 'canceled'],
    ['unpaid', 'failed', 'past-due'],
    ['unpaid', 'given-up', 'unpaid'],
    ['unpaid', 'gone', 'ended'],
    ['unpaid', 'over', 'unpaid'],
    ['canceled', 'paid', 'active'],
    ['canceled', 'stopping', 'canceled'],
    ['canceled', 'failed', 'past-due'],
    ['canceled', 'given-up', 'unpaid'],
    ['canceled', 'gone', 'ended'],
    ['canceled', 'over', 'ended'],
    ['ended', 'paid', 'active'],
    ['ended', 'stopping', 'canceled'],
    ['ended', 'failed', 'past-due'],
    ['ended', 'given-up', 'unpaid'],
    ['ended', 'gone', 'ended'],
    ['ended', 'over', 'ended'],
  ] as const)('%s, seen %s, becomes %s', (from, seen, to) => {
    expect(nextStatus(from, seen)).toBe(to);
  });

  it.each(every)('%s, seen %s twice, stays where the first time led', (from, seen) => {
    const once = nextStatus(from, seen);
    expect(nextStatus(once, seen)).toBe(once);
  });

  it('lead to the same state from everywhere when the provider shows a living subscription', () => {
    for (const seen of ['paid', 'stopping', 'failed', 'given-up'] as const)
      expect(new Set(SubscriptionStatus.options.map((from) => nextStatus(from, seen))).size).toBe(1);
  });

  it('work in full, all but unpaid and ended', () => {
    expect(SubscriptionStatus.options.filter((status) => !allowsChanges(status))).toEqual([
      'unpaid',
      'ended',
    ]);
  });

  it('are drawn as they are', () => {
    const page = readFileSync(new URL('./subscription-states.md', import.meta.url), 'utf8');
    const name = (status: string) => status.replace('-', '');
    for (const [from, seen] of every) {
      const to = nextStatus(from, seen);
      if (from !== to)
        expect(page).toMatch(new RegExp(`^ *${name(from)} --> ${name(to)}: .*\\b${seen}\\b`, 'm'));
    }
  });
});

describe('where a subscription stands', () => {
  it.each([
    ['a trial', subscription(), '2026-06-14T23:59:59.999Z', 'trial'],
    ['a trial at its end', subscription(), '2026-06-15T00:00:00.000Z', 'ended'],
    ['paid', managed({ status: 'active' }), '2026-07-31T00:00:00Z', 'active'],
    ['renewing without a word yet', managed({ status: 'active' }), '2026-08-03T23:59:59Z', 'active'],
    ['three days without a word', managed({ status: 'active' }), '2026-08-04T00:00:00Z', 'ended'],
    ['being collected', managed({ status: 'past-due' }), '2026-08-28T23:59:59Z', 'past-due'],
    ['four weeks of that', managed({ status: 'past-due' }), '2026-08-29T00:00:00Z', 'unpaid'],
    ['autopay off', managed({ status: 'canceled' }), '2026-07-31T23:59:59Z', 'canceled'],
    ['autopay off, at the end', managed({ status: 'canceled' }), '2026-08-01T00:00:00Z', 'ended'],
    ['unpaid', managed({ status: 'unpaid' }), '2027-08-01T00:00:00Z', 'unpaid'],
    ['ended within the first 14 days', managed({ status: 'ended' }), '2026-06-10T00:00:00Z', 'trial'],
  ] as const)('%s: %o at %s is %s', (_, given, now, status) => {
    expect(statusAt(given, new Date(now))).toBe(status);
    expect(canChange(given, new Date(now))).toBe(!['unpaid', 'ended'].includes(status));
    expect(statusAt(withExpiredStatus(given, new Date(now)), new Date(now))).toBe(status);
  });
});
