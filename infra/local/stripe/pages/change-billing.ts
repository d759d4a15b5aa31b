import { updateSubscription } from '../billing/change-subscription';
import { releaseSchedule, scheduleOf } from '../billing/schedules';
import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import type { PaymentMethod, Subscription } from '../core/wire';
import { detachMethod, methodsOf } from '../money/payment-methods';

/** A customer's subscriptions that have not ended, newest first. */
export const runningOf = (context: Context, customer: string): Subscription[] =>
  context.objects
    .all('subscription')
    .filter((each) => each.customer === customer && each.status !== 'canceled')
    .toReversed();

/** Makes a method the default of the customer and of every running subscription. */
export function makeDefault(context: Context, customer: string, method: PaymentMethod): void {
  const before = context.objects.need('customer', customer);
  const after = context.objects.put('customer', {
    ...before,
    invoice_settings: { ...before.invoice_settings, default_payment_method: method.id },
  });
  emit(context, 'customer.updated', after);
  for (const subscription of runningOf(context, customer)) {
    const changed = { ...subscription, default_payment_method: method.id };
    context.objects.put('subscription', changed);
    emit(context, 'customer.subscription.updated', changed);
  }
}

/** True if it removed the method. Keeps one that a running subscription uses. */
export function removeMethod(context: Context, customer: string, id: string): boolean {
  const method = methodsOf(context, customer).find((each) => each.id === id);
  if (!method || runningOf(context, customer).some((each) => each.default_payment_method === id))
    return false;
  detachMethod(context, method);
  return true;
}

/** Ends a subscription with its period, or lets it renew again. Drops a scheduled change. */
export function setRenewal(context: Context, subscription: Subscription, renews: boolean): void {
  const schedule = scheduleOf(context, subscription);
  if (schedule) releaseSchedule(context, schedule);
  updateSubscription(context, subscription.id, { cancel_at_period_end: !renews });
}
