import * as z from 'zod';
import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { invalidRequest } from '../core/errors';
import { flag, noParams, text } from '../core/params';
import { route } from '../core/route';
import type { Subscription } from '../core/wire';
import { billNow } from './collect-invoice';
import { refuseUnpaid } from './create-subscription';
import { changePrice, periodOf } from './subscription-item';

/** A new price for a subscription's item. */
export const ItemChange = z.strictObject({ id: text, price: text });

/** The double always bills a new price at once, and a failed payment undoes the change. */
const SubscriptionChange = z
  .strictObject({
    items: z.tuple([ItemChange]).optional(),
    proration_behavior: z.literal('always_invoice').optional(),
    payment_behavior: z.literal('error_if_incomplete').optional(),
    cancel_at_period_end: flag.optional(),
  })
  .refine(({ items, proration_behavior }) => !items || proration_behavior, { path: ['proration_behavior'] })
  .refine(({ items, payment_behavior }) => !items || payment_behavior, { path: ['payment_behavior'] });
type SubscriptionChange = z.infer<typeof SubscriptionChange>;

/** Only its schedule decides how a scheduled subscription ends. */
function refuseScheduled(
  { schedule }: Subscription,
  { cancel_at_period_end: ends }: SubscriptionChange,
): void {
  if (schedule && ends !== undefined)
    throw invalidRequest(
      `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
}

const withRenewal = (context: Context, subscription: Subscription, ends: boolean): Subscription => ({
  ...subscription,
  cancel_at_period_end: ends,
  cancel_at: ends ? periodOf(subscription).end : null,
  canceled_at: ends ? context.now : null,
  cancellation_details: {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: ends ? 'cancellation_requested' : null,
  },
});

/** Changes the price and collects the payment. Refuses if the payment fails. */
function changeItem(
  context: Context,
  subscription: Subscription,
  { id, price }: z.infer<typeof ItemChange>,
): void {
  const { subscription: after, lines } = changePrice(context, subscription, { id, price, from: context.now });
  context.objects.put('subscription', after);
  if (lines.length === 0) return;
  const { invoice, intent } = billNow(
    context,
    {
      subscription: after,
      lines,
      reason: 'subscription_update',
      period: { start: periodOf(subscription).start, end: context.now },
    },
    { offSession: false, authenticated: false },
  );
  refuseUnpaid(invoice, intent);
}

export function updateSubscription(context: Context, id: string, params: SubscriptionChange): Subscription {
  const { objects } = context;
  const before = objects.need('subscription', id);
  if (before.status === 'canceled')
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  refuseScheduled(before, params);
  const { cancel_at_period_end: ends, items } = params;
  if (items) changeItem(context, before, items[0]);
  const changed = objects.need('subscription', id);
  const after = ends === undefined ? changed : withRenewal(context, changed, ends);
  emit(context, 'customer.subscription.updated', objects.put('subscription', after));
  return after;
}

export const subscriptionRoutes = [
  route('GET /v1/subscriptions/:id', noParams, (context, { id }) => context.objects.need('subscription', id)),
  route('POST /v1/subscriptions/:id', SubscriptionChange, (context, { id, params }) =>
    updateSubscription(context, id, params),
  ),
];
