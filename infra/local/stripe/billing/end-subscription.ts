import { invalid } from '../core/problem';
import type { Schedule, Subscription } from '../core/wire';
import { emit, type Work } from '../core/work';
import { collect, finalize } from './collect';
import { draftInvoice } from './draft';
import { held, periodOf } from './items';
import { unusedLine } from './lines';

type Details = { readonly comment?: string | undefined; readonly feedback?: string | undefined };
type End = {
  readonly status?: 'canceled' | 'incomplete_expired';
  readonly reason?: 'cancellation_requested' | 'payment_failed';
  readonly details?: Details | undefined;
  readonly prorate?: boolean | undefined;
  readonly invoiceNow?: boolean | undefined;
};

/** The schedule that runs a subscription, if one does. */
export const scheduleOf = (work: Work, { schedule }: Subscription): Schedule | undefined =>
  schedule ? work.book.get('subscription_schedule', schedule) : undefined;

/** Nothing more is collected for it by itself. */
function stopCollecting(work: Work, subscription: string): void {
  for (const invoice of work.book.all('invoice'))
    if (
      invoice.parent?.subscription_details?.subscription === subscription &&
      (invoice.status === 'open' || invoice.status === 'draft')
    )
      work.book.put('invoice', { ...invoice, auto_advance: false, next_payment_attempt: null });
}

function credit(work: Work, subscription: Subscription, invoiceNow: boolean): void {
  const period = periodOf(subscription);
  const lines = subscription.items.data.map((item) =>
    unusedLine(work, held(item), { period, from: work.at }),
  );
  if (!invoiceNow) {
    for (const line of lines)
      work.book.put('pending_line', { id: line.id, subscription: subscription.id, line });
    return;
  }
  const draft = draftInvoice(work, {
    subscription,
    lines,
    reason: 'subscription_update',
    period,
    automatic: true,
  });
  collect(work, finalize(work, draft), { offSession: true, authenticated: false });
}

/** The end of a subscription, now. Its credit for unused time is given when that was asked for. */
export function endSubscription(work: Work, subscription: Subscription, end: End = {}): Subscription {
  const { book } = work;
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    throw invalid(`No such subscription: '${subscription.id}'`, { param: 'id', code: 'resource_missing' });
  if (end.prorate || end.invoiceNow) credit(work, subscription, end.invoiceNow ?? false);
  stopCollecting(work, subscription.id);
  const schedule = scheduleOf(work, subscription);
  if (schedule)
    book.put('subscription_schedule', {
      ...schedule,
      status: 'canceled',
      canceled_at: work.at,
      current_phase: null,
    });
  const before = book.need('subscription', subscription.id);
  const after = book.put('subscription', {
    ...before,
    status: end.status ?? 'canceled',
    canceled_at: before.canceled_at ?? work.at,
    ended_at: work.at,
    cancel_at_period_end: false,
    cancellation_details: {
      comment: end.details?.comment ?? before.cancellation_details?.comment ?? null,
      feedback: end.details?.feedback ?? before.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason: end.reason ?? 'cancellation_requested',
    },
  });
  emit(work, 'customer.subscription.deleted', after, before);
  return after;
}
