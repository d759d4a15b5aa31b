import { endOf, type Subscription } from './subscriptions';

/**
 * Reminders before a trial or a yearly period ends, and the end of the current state; the next steps of a
 * new organization, which no change of its subscription moves.
 */
export const dueKinds = ['trial-7', 'trial-1', 'renewal-7', 'end', 'setup-2', 'setup-5'] as const;
export type DueKind = (typeof dueKinds)[number];

/** `at` is a UTC instant. */
export type Due = { readonly kind: DueKind; readonly at: string };

const before = (instant: string, days: number): string =>
  new Date(Date.parse(instant) - days * 86_400_000).toISOString();

/** Issue 5, part 10. Only yearly payments are announced. `end` is when the clock ends the current state. */
export function duesOf(subscription: Subscription): Due[] {
  const { status, annual, autopay, trialEndsAt, paidUntil } = subscription;
  const end = endOf(subscription);
  const dues: Due[] = end === undefined ? [] : [{ kind: 'end', at: end }];
  if ((status ?? 'trial') === 'trial' && paidUntil === undefined)
    dues.push(
      { kind: 'trial-7', at: before(trialEndsAt, 7) },
      { kind: 'trial-1', at: before(trialEndsAt, 1) },
    );
  if (status === 'active' && annual && autopay && paidUntil !== undefined)
    dues.push({ kind: 'renewal-7', at: before(paidUntil, 7) });
  return dues;
}
