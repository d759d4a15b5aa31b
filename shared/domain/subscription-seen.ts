import { defined } from './defined';
import type { PlanChoice } from './plan-changes';
import { nextStatus, type Sighting } from './subscription-states';
import type { Subscription } from './subscriptions';

/** A subscription as the payment provider shows it. Instants are UTC. */
export type Seen = PlanChoice & {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly next?: PlanChoice;
  readonly createdAt: string;
};

/** What this state of the provider means to us; undefined while the first payment is still on its way. */
function sightingOf({ status, cancelAtPeriodEnd }: Seen): Sighting | undefined {
  if (status === 'incomplete') return undefined;
  if (status === 'canceled') return 'gone';
  if (status === 'past_due') return 'failed';
  if (status === 'unpaid') return 'given-up';
  return cancelAtPeriodEnd ? 'stopping' : 'paid';
}

/** Whether what is seen is this organization's present subscription: the one it has, or a living one that takes its place. */
function counts(stored: Subscription, seen: Seen, sighting: Sighting): boolean {
  if (stored.providerSubscriptionId === seen.subscriptionId) return true;
  if (sighting === 'gone') return false;
  const { providerCreatedAt, providerSubscriptionId = '', status } = stored;
  if (providerCreatedAt === undefined || status === 'ended') return true;
  // The provider counts in seconds: of two made in the same one, the same is the newer for everybody.
  return seen.createdAt === providerCreatedAt
    ? seen.subscriptionId > providerSubscriptionId
    : seen.createdAt > providerCreatedAt;
}

/** Whether two plans are the same one at the same price. */
const isSame = (one: PlanChoice, other: PlanChoice): boolean =>
  one.planId === other.planId && one.annual === other.annual;

/**
 * The subscription after the provider's present state was seen. It depends on that state alone and not on how often or in which order notices
 * of it came; the same object comes back when there is nothing to change. While a payment is missing, what is paid for ends where the period
 * that was not paid begins.
 */
export function subscriptionSeen(stored: Subscription, seen: Seen): Subscription {
  const sighting = sightingOf(seen);
  if (sighting === undefined || !counts(stored, seen, sighting)) return stored;
  const { nextPlanId, nextAnnual, ...kept } = stored;
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
    paidUntil: isMissing ? seen.periodStart : seen.periodEnd,
    customerId: seen.customerId,
    providerSubscriptionId: seen.subscriptionId,
    providerCreatedAt: seen.createdAt,
    ...defined({ nextPlanId: next?.planId, nextAnnual: next?.annual }),
  };
}
