import * as z from 'zod';
import { flag, integer, mergeMetadata, metadata, optionalText, text } from '../core/params';
import { invalid } from '../core/problem';
import type { Subscription } from '../core/wire';
import { emit, type Work } from '../core/work';
import { methodOf } from '../money/payment-methods';
import { collect, finalize } from './collect';
import { draftInvoice } from './draft';
import { type Changed, changeItems, periodOf, withPeriod } from './items';
import { refuseUnpaid } from './make-subscription';

export const ItemParams = z.strictObject({
  id: text.optional(),
  price: text.optional(),
  quantity: integer.optional(),
});
export const ProrationParams = {
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
  proration_date: integer.optional(),
};
export const ChangeParams = z.strictObject({
  ...ProrationParams,
  items: z.array(ItemParams).optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete', 'default_incomplete']).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: z.strictObject({ comment: optionalText, feedback: optionalText }).optional(),
  default_payment_method: optionalText,
  description: optionalText,
  metadata: metadata.optional(),
  trial_end: z.union([z.literal('now'), integer]).optional(),
  off_session: flag.optional(),
});
export type Change = z.infer<typeof ChangeParams>;

/** A schedule decides how its subscription ends. */
function refuseScheduled(subscription: Subscription, asked: Change): void {
  if (subscription.schedule && asked.cancel_at_period_end !== undefined)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
}

/** A second of the present period, not of the future. */
function prorationDate(work: Work, subscription: Subscription, asked: number | undefined): number {
  const { start, end } = periodOf(subscription);
  const date = asked ?? work.at;
  if (date < start || date > end)
    throw invalid('Cannot specify `proration_date` outside of the current period.', {
      param: 'proration_date',
    });
  return date;
}

/** The items changed, without anything of it written: what a change and its preview share. */
export function changeOf(
  work: Work,
  subscription: Subscription,
  asked: Pick<Change, 'items' | 'proration_behavior' | 'proration_date'>,
): Changed {
  if (!asked.items?.length) return { subscription, lines: [], newPeriod: false };
  return changeItems(work, subscription, {
    changes: asked.items,
    from: prorationDate(work, subscription, asked.proration_date),
    prorate: asked.proration_behavior !== 'none',
  });
}

function cancellation(work: Work, subscription: Subscription, asked: Change): Partial<Subscription> {
  const { cancel_at_period_end: ends, cancellation_details: details } = asked;
  if (ends === undefined) return {};
  return {
    cancel_at_period_end: ends,
    cancel_at: ends ? periodOf(subscription).end : null,
    canceled_at: ends ? work.at : null,
    cancellation_details: {
      comment: details?.comment || null,
      feedback: details?.feedback || null,
      feedback_option: null,
      reason: ends ? 'cancellation_requested' : null,
    },
  };
}

function trial(work: Work, subscription: Subscription, asked: Change): Partial<Subscription> {
  if (asked.trial_end === undefined || subscription.status !== 'trialing') return {};
  const end = asked.trial_end === 'now' ? work.at : asked.trial_end;
  const period = { start: periodOf(subscription).start, end };
  return { trial_end: end, billing_cycle_anchor: end, items: withPeriod(subscription, period) };
}

/** Bills what the change costs: at once, or on the next invoice. */
function bill(work: Work, { subscription, lines, newPeriod }: Changed, asked: Change): void {
  const { book } = work;
  if (lines.length === 0) return;
  if (!newPeriod && asked.proration_behavior !== 'always_invoice') {
    for (const line of lines) book.put('pending_line', { id: line.id, subscription: subscription.id, line });
    return;
  }
  const draft = draftInvoice(work, {
    subscription,
    lines,
    reason: 'subscription_update',
    period: { start: periodOf(subscription).start, end: work.at },
    automatic: true,
  });
  const open = finalize(work, draft);
  if (asked.payment_behavior === 'default_incomplete') return;
  const { invoice, intent } = collect(work, open, {
    offSession: asked.off_session ?? false,
    authenticated: false,
  });
  if (asked.payment_behavior === 'error_if_incomplete') refuseUnpaid(intent, invoice);
}

/** Changes a subscription. With `error_if_incomplete` a payment that fails leaves everything as it was. */
export function updateSubscription(work: Work, id: string, asked: Change): Subscription {
  const { book } = work;
  const before = book.need('subscription', id);
  if (before.status === 'canceled' || before.status === 'incomplete_expired')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  refuseScheduled(before, asked);
  const method = asked.default_payment_method;
  if (method) methodOf(work, method, 'default_payment_method');
  const changed = changeOf(work, before, asked);
  const after = {
    ...changed.subscription,
    ...cancellation(work, changed.subscription, asked),
    ...trial(work, changed.subscription, asked),
    default_payment_method: method === undefined ? before.default_payment_method : method || null,
    description: asked.description === undefined ? before.description : asked.description || null,
    metadata: mergeMetadata(before.metadata, asked.metadata),
  };
  book.put('subscription', after);
  bill(work, { ...changed, subscription: after }, asked);
  const now = book.need('subscription', id);
  emit(work, 'customer.subscription.updated', now, before);
  return now;
}
