import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import type { Phase, Subscription } from '../core/wire';
import { billNow } from './collect-invoice';
import { draftInvoice, type NewInvoice } from './draft-invoice';
import { intervalOf, periodLine } from './invoice-lines';
import { periodAt } from './periods';
import { advanceSchedule, nextPhase, scheduleOf } from './schedules';
import { itemOf, periodOf, withItem } from './subscription-item';

/** Stops the retries of the subscription's invoices. */
function stopCollecting(context: Context, subscription: string): void {
  for (const invoice of context.objects.all('invoice'))
    if (
      invoice.parent?.subscription_details?.subscription === subscription &&
      (invoice.status === 'open' || invoice.status === 'draft')
    )
      context.objects.put('invoice', { ...invoice, auto_advance: false, next_payment_attempt: null });
}

function endSubscription(context: Context, subscription: Subscription): void {
  stopCollecting(context, subscription.id);
  const canceled = context.objects.put('subscription', {
    ...subscription,
    status: 'canceled',
    ended_at: context.now,
    cancel_at_period_end: false,
  });
  emit(context, 'customer.subscription.deleted', canceled);
}

/** The subscription in its next period, at the price of the phase that starts there. A trial is over. */
function beginPeriod(context: Context, before: Subscription, phase: Phase | undefined): Subscription {
  const { end } = periodOf(before);
  const current = itemOf(before).price;
  const next = phase?.items[0] ? context.objects.need('price', phase.items[0].price) : current;
  const interval = intervalOf(next);
  const anchor = interval === intervalOf(current) ? before.billing_cycle_anchor : end;
  return withItem(
    {
      ...before,
      status: before.status === 'trialing' ? 'active' : before.status,
      billing_cycle_anchor: anchor,
      metadata: { ...before.metadata, ...phase?.metadata },
    },
    { price: next, period: periodAt(anchor, interval, end) },
  );
}

/** Bills the next period, or ends the subscription. An unpaid one gets a draft that is not collected. */
export function renewSubscription(context: Context, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) return void endSubscription(context, subscription);
  const [schedule, phase] = [scheduleOf(context, subscription), nextPhase(context, subscription)];
  const after = context.objects.put('subscription', beginPeriod(context, subscription, phase));
  if (schedule) advanceSchedule(context, schedule, phase);
  const period = periodOf(after);
  const invoice: NewInvoice = {
    subscription: after,
    lines: [periodLine(context, itemOf(after), period)],
    reason: 'subscription_cycle',
    period: periodOf(subscription),
  };
  emit(context, 'customer.subscription.updated', context.objects.need('subscription', after.id));
  if (after.status === 'unpaid') draftInvoice(context, invoice);
  else billNow(context, invoice, { offSession: true, authenticated: false });
}
