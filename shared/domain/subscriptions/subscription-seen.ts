import { defined } from '../defined';
import type { PlanChoice } from './plan-changes';
import { nextStatus, type Sighting } from './subscription-states';
import type { Subscription } from './subscriptions';

/** A subscription as the payment provider shows it. Instants are UTC. */
export type Seen = PlanChoice & {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  readonly periodStart: string;
  /** While `trialing`, the first payment. */
  readonly periodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly next?: PlanChoice;
  readonly createdAt: string;
};

/** The provider's state in our terms; undefined while the first payment is pending. */
function sightingOf({ status, cancelAtPeriodEnd }: Seen): Sighting | undefined {
  if (status === 'incomplete') return undefined;
  if (status === 'canceled') return 'gone';
  if (status === 'past_due') return 'failed';
  if (status === 'unpaid') return 'given-up';
  return cancelAtPeriodEnd ? 'stopping' : 'paid';
}

/** Whether this is the organization's current subscription, or a live one that replaces it. */
function counts(stored: Subscription, seen: Seen, sighting: Sighting): boolean {
  if (stored.providerSubscriptionId === seen.subscriptionId) return true;
  if (sighting === 'gone') return false;
  const { providerCreatedAt, providerSubscriptionId = '', status } = stored;
  if (providerCreatedAt === undefined || status === 'ended') return true;
  // The provider's times are in seconds, so the id breaks a tie the same way for every caller.
  return seen.createdAt === providerCreatedAt
    ? seen.subscriptionId > providerSubscriptionId
    : seen.createdAt > providerCreatedAt;
}

const isSame = (one: PlanChoice, other: PlanChoice): boolean =>
  one.planId === other.planId && one.annual === other.annual;

/**
 * Applies the provider's current state, however often or in whatever order its webhook events come. While a
 * payment is missing, `paidUntil` is the unpaid period's start; before the first payment, `freeUntil` is set
 * instead. Returns `stored` if `seen` does not count.
 */
export function withProviderSubscription(stored: Subscription, seen: Seen): Subscription {
  const sighting = sightingOf(seen);
  if (sighting === undefined || !counts(stored, seen, sighting)) return stored;
  const { nextPlanId, nextAnnual, freeUntil, ...kept } = stored;
  const status = nextStatus(stored.status ?? 'trial', sighting);
  if (sighting === 'gone') return { ...kept, status, autopay: false };
  const isMissing = sighting === 'failed' || sighting === 'given-up';
  const next = seen.next && !isSame(seen.next, seen) ? seen.next : undefined;
  return {
    ...kept,
    status,
    planId: seen.planId,
    annual: seen.annual,
    autopay: !seen.cancelAtPeriodEnd,
    periodStart: seen.periodStart,
    ...(seen.status === 'trialing'
      ? { freeUntil: seen.periodEnd }
      : { paidUntil: isMissing ? seen.periodStart : seen.periodEnd }),
    customerId: seen.customerId,
    providerSubscriptionId: seen.subscriptionId,
    providerCreatedAt: seen.createdAt,
    ...defined({ nextPlanId: next?.planId, nextAnnual: next?.annual }),
  };
}
