import type { Phase, Subscription } from '../core/wire';
import { emit, type Work } from '../core/work';
import { billNow } from './collect';
import { draftInvoice, type NewInvoice } from './draft';
import { itemOf, periodOf, withItem } from './items';
import { periodLine, recurringOf } from './lines';
import { periodAt } from './periods';
import { advanceSchedule, nextPhase, scheduleOf } from './schedules';

/** Nothing more is collected for it by itself. */
function stopCollecting(work: Work, subscription: string): void {
  for (const invoice of work.book.all('invoice'))
    if (
      invoice.parent?.subscription_details?.subscription === subscription &&
      (invoice.status === 'open' || invoice.status === 'draft')
    )
      work.book.put('invoice', { ...invoice, auto_advance: false, next_payment_attempt: null });
}

function endSubscription(work: Work, subscription: Subscription): void {
  stopCollecting(work, subscription.id);
  const canceled = work.book.put('subscription', {
    ...subscription,
    status: 'canceled',
    ended_at: work.at,
    cancel_at_period_end: false,
  });
  emit(work, 'customer.subscription.deleted', canceled);
}

/** The subscription in its next period, at the price of the phase that begins there. */
function beginPeriod(work: Work, before: Subscription, phase: Phase | undefined): Subscription {
  const { end } = periodOf(before);
  const now = itemOf(before).price;
  const next = phase?.items[0] ? work.book.need('price', phase.items[0].price) : now;
  const rhythm = recurringOf(next);
  const anchor = rhythm.interval === recurringOf(now).interval ? before.billing_cycle_anchor : end;
  return withItem(
    { ...before, billing_cycle_anchor: anchor, metadata: { ...before.metadata, ...phase?.metadata } },
    { price: next, period: periodAt(anchor, rhythm, end) },
  );
}

/** The end of a period: the next one begins and is collected, or the subscription ends as was asked. An unpaid one gets a draft that waits. */
export function renew(work: Work, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) return void endSubscription(work, subscription);
  const [schedule, phase] = [scheduleOf(work, subscription), nextPhase(work, subscription)];
  const after = work.book.put('subscription', beginPeriod(work, subscription, phase));
  if (schedule) advanceSchedule(work, schedule, phase);
  const period = periodOf(after);
  const invoice: NewInvoice = {
    subscription: after,
    lines: [periodLine(work, itemOf(after), period)],
    reason: 'subscription_cycle',
    period: periodOf(subscription),
  };
  emit(work, 'customer.subscription.updated', work.book.need('subscription', after.id));
  if (after.status === 'unpaid') draftInvoice(work, invoice);
  else billNow(work, invoice, { offSession: true, authenticated: false });
}
