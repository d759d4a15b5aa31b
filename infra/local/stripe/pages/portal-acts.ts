import { updateSubscription } from '../billing/change-subscription';
import { release, scheduleOf } from '../billing/schedules';
import type { PaymentMethod, Subscription } from '../core/wire';
import { emit, type Work } from '../core/work';
import { detach, methodsOf } from '../money/payment-methods';

/** A customer's subscriptions that still run, the newest first. */
export const runningOf = (work: Work, customer: string): Subscription[] =>
  work.book
    .all('subscription')
    .filter((each) => each.customer === customer && each.status !== 'canceled')
    .toReversed();

/** The method that renewals are taken from: the customer's, and with it every running subscription's. */
export function makeStandard(work: Work, customer: string, method: PaymentMethod): void {
  const before = work.book.need('customer', customer);
  const after = work.book.put('customer', {
    ...before,
    invoice_settings: { ...before.invoice_settings, default_payment_method: method.id },
  });
  emit(work, 'customer.updated', after);
  for (const subscription of runningOf(work, customer)) {
    const changed = { ...subscription, default_payment_method: method.id };
    work.book.put('subscription', changed);
    emit(work, 'customer.subscription.updated', changed);
  }
}

/** Takes a method away; one that a running subscription is paid from stays. True when it went. */
export function removeMethod(work: Work, customer: string, id: string): boolean {
  const method = methodsOf(work, customer).find((each) => each.id === id);
  if (!method || runningOf(work, customer).some((each) => each.default_payment_method === id)) return false;
  detach(work, method);
  return true;
}

/** Ends at the period's end, or goes on after all. A change that waits for the period's end is dropped by an end. */
export function setRenewal(work: Work, subscription: Subscription, renews: boolean): void {
  const schedule = scheduleOf(work, subscription);
  if (schedule) release(work, schedule);
  updateSubscription(work, subscription.id, { cancel_at_period_end: !renews });
}
