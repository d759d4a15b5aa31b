import { type Context, day } from '../core/context';
import { emit } from '../core/emit-event';
import type { Invoice, Subscription } from '../core/wire';

/** Days between attempts after a declined renewal: four more attempts over three weeks. */
const retryDelays = [3, 5, 6, 7] as const;

export const subscriptionOf = (context: Context, invoice: Invoice): Subscription | undefined => {
  const id = invoice.parent?.subscription_details?.subscription;
  return id === undefined ? undefined : context.objects.get('subscription', id);
};

function setStatus(context: Context, subscription: Subscription, status: Subscription['status']): void {
  if (subscription.status === status) return;
  const changed = context.objects.put('subscription', { ...subscription, status });
  emit(context, 'customer.subscription.updated', changed);
}

/** Activates the subscription if this was its latest invoice; a newer debt remains. */
export function activateAfterPayment(context: Context, invoice: Invoice): void {
  const subscription = subscriptionOf(context, invoice);
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  if (['incomplete', 'past_due', 'unpaid'].includes(subscription.status))
    setStatus(context, subscription, 'active');
}

/** Returns the time of the next attempt. Until then the subscription is past due, afterwards unpaid. */
export function planRetryAfterDecline(context: Context, invoice: Invoice): number | null {
  const subscription = subscriptionOf(context, invoice);
  if (!subscription || subscription.status === 'canceled') return null;
  const delay = retryDelays[invoice.attempt_count - 1];
  const isOver = delay === undefined || subscription.status === 'unpaid';
  setStatus(context, subscription, isOver ? 'unpaid' : 'past_due');
  return isOver ? null : context.now + delay * day;
}
