import type { Invoice, Subscription } from '../core/wire';
import { day, emit, type Work } from '../core/work';

/** Days from one try to the next when a renewal was declined: four more over three weeks. */
const retryWaits = [3, 5, 6, 7] as const;

export const subscriptionOf = (work: Work, invoice: Invoice): Subscription | undefined => {
  const id = invoice.parent?.subscription_details?.subscription;
  return id === undefined ? undefined : work.book.get('subscription', id);
};

/** Changes a subscription and tells of it, when it is another than before. */
export function changeSubscription(
  work: Work,
  before: Subscription,
  change: Partial<Subscription>,
): Subscription {
  const current = work.book.need('subscription', before.id);
  const after = { ...current, ...change };
  if (JSON.stringify(after) === JSON.stringify(current)) return current;
  work.book.put('subscription', after);
  emit(work, 'customer.subscription.updated', after, current);
  return after;
}

/** A paid invoice brings its subscription back, when it is the latest: an older debt paid leaves the newer one. */
export function standAfterPaid(work: Work, invoice: Invoice): void {
  const subscription = subscriptionOf(work, invoice);
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  if (['incomplete', 'past_due', 'unpaid'].includes(subscription.status))
    changeSubscription(work, subscription, { status: 'active' });
}

/** When the next try is due, and how the subscription stands until then. A first payment in person is never tried again by itself. */
export function standAfterDecline(work: Work, invoice: Invoice): { nextAttempt: number | null } {
  const subscription = subscriptionOf(work, invoice);
  if (!subscription || ['incomplete', 'canceled'].includes(subscription.status)) return { nextAttempt: null };
  const wait = retryWaits[invoice.attempt_count - 1];
  const isOver = wait === undefined || subscription.status === 'unpaid';
  changeSubscription(work, subscription, { status: isOver ? 'unpaid' : 'past_due' });
  return { nextAttempt: isOver ? null : work.at + wait * day };
}
