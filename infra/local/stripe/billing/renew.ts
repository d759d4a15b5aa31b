import { mergeMetadata } from '../core/params';
import type { Invoice, Phase, Schedule, Subscription } from '../core/wire';
import { emit, type Work } from '../core/work';
import { collect, finalize, standardMethod } from './collect';
import { draftInvoice, type NewInvoice } from './draft';
import { endSubscription } from './end-subscription';
import { held, periodOf, withPeriod, withPrice } from './items';
import { periodLine, recurringOf } from './lines';
import { periodAt, sameRhythm } from './periods';
import { phaseAt, release } from './schedules';

const startPhase = (work: Work, subscription: Subscription, { items, metadata }: Phase): Subscription => ({
  ...subscription,
  metadata: mergeMetadata(subscription.metadata, metadata ?? undefined),
  items: {
    ...subscription.items,
    data: subscription.items.data.map((item, index) => {
      const wanted = items[index];
      return wanted ? withPrice(item, work.book.need('price', wanted.price), wanted.quantity ?? 1) : item;
    }),
  },
});

/** The subscription in its next period, in the phase that begins there. */
export function nextPeriod(work: Work, before: Subscription): Subscription {
  const phase = phaseAt(work, before)?.phase;
  const { end } = periodOf(before);
  const after = phase ? startPhase(work, before, phase) : before;
  const [now, then] = [after.items.data[0]?.price, before.items.data[0]?.price];
  if (!now || !then) throw new Error(`The subscription ${before.id} has no item`);
  const rhythm = recurringOf(now);
  const anchor = sameRhythm(rhythm, recurringOf(then)) ? after.billing_cycle_anchor : end;
  return {
    ...after,
    billing_cycle_anchor: anchor,
    items: withPeriod(after, periodAt(anchor, rhythm, end)),
    status: before.status === 'trialing' ? 'active' : before.status,
  };
}

/** What the next period costs; `before` is the subscription in the period that ends. */
export function renewalInvoice(work: Work, before: Subscription, after: Subscription): NewInvoice {
  const period = periodOf(after);
  return {
    subscription: after,
    lines: after.items.data.map((item) => periodLine(work, held(item), period)),
    reason: 'subscription_cycle',
    period: periodOf(before),
    automatic: after.status !== 'unpaid',
  };
}

function advanceSchedule(
  work: Work,
  { schedule, phase }: { schedule: Schedule; phase: Phase | undefined },
): void {
  if (phase)
    work.book.put('subscription_schedule', {
      ...schedule,
      current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    });
  else release(work, schedule);
}

/** A trial that ends without a card: what was asked for then. True when there is nothing to renew. */
function endedWithoutCard(work: Work, subscription: Subscription): boolean {
  if (subscription.status !== 'trialing') return false;
  const wanted = subscription.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice';
  const customer = work.book.need('customer', subscription.customer);
  const has = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  if (has || wanted === 'create_invoice') return false;
  if (wanted === 'cancel') endSubscription(work, subscription);
  else {
    const paused = work.book.put('subscription', { ...subscription, status: 'paused' });
    emit(work, 'customer.subscription.paused', paused, subscription);
  }
  return true;
}

/** The end of a period: the next one is begun and collected, or the subscription ends as was asked. Unpaid ones get a draft that waits. */
export function renew(work: Work, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) return void endSubscription(work, subscription);
  if (endedWithoutCard(work, subscription)) return;
  const scheduled = phaseAt(work, subscription);
  const ends = scheduled && !scheduled.phase && scheduled.schedule.end_behavior === 'cancel';
  if (ends) return void endSubscription(work, subscription);
  const after = work.book.put('subscription', nextPeriod(work, subscription));
  if (scheduled) advanceSchedule(work, scheduled);
  const current = work.book.need('subscription', after.id);
  const draft = draftInvoice(work, renewalInvoice(work, subscription, current));
  emit(work, 'customer.subscription.updated', work.book.need('subscription', after.id), subscription);
  if (current.status === 'unpaid') return;
  collect(work, finalize(work, draft), { offSession: true, authenticated: false });
}

/** A renewal's invoice that was declined, tried once more. */
export function retry(work: Work, invoice: Invoice): void {
  collect(work, invoice, { offSession: true, authenticated: false, method: standardMethod(work, invoice) });
}
