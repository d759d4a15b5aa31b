import type { Invoice, Subscription } from '../core/wire';
import { day, emit, type Work } from '../core/work';

/** Days from one try to the next when a renewal was declined: four more over three weeks. */
const retryWaits = [3, 5, 6, 7] as const;

export const subscriptionOf = (work: Work, invoice: Invoice): Subscription | undefined => {
  const id = invoice.parent?.subscription_details?.subscription;
  return id === undefined ? undefined : work.book.get('subscription', id);
};

function setStatus(work: Work, subscription: Subscription, status: Subscription['status']): void {
  if (subscription.status === status) return;
  emit(work, 'customer.subscription.updated', work.book.put('subscription', { ...subscription, status }));
}

/** A paid invoice brings its subscription back, when it is the latest: an older debt paid leaves the newer one. */
export function standAfterPaid(work: Work, invoice: Invoice): void {
  const subscription = subscriptionOf(work, invoice);
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  if (['incomplete', 'past_due', 'unpaid'].includes(subscription.status))
    setStatus(work, subscription, 'active');
}

/** Answers when the next try is due, and marks the subscription until then. After the last try it is unpaid. */
export function standAfterDecline(work: Work, invoice: Invoice): { nextAttempt: number | null } {
  const subscription = subscriptionOf(work, invoice);
  if (!subscription || subscription.status === 'canceled') return { nextAttempt: null };
  const wait = retryWaits[invoice.attempt_count - 1];
  const isOver = wait === undefined || subscription.status === 'unpaid';
  setStatus(work, subscription, isOver ? 'unpaid' : 'past_due');
  return { nextAttempt: isOver ? null : work.at + wait * day };
}
