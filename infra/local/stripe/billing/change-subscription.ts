import * as z from 'zod';
import { flag, nothing, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { Subscription } from '../core/wire';
import { emit, type Work } from '../core/work';
import { billNow } from './collect';
import { changePrice, periodOf } from './items';
import { refuseUnpaid } from './make-subscription';

/** The one item of a subscription at another price. */
export const ItemChange = z.strictObject({ id: text, price: text });

/** Another price is always billed at once, and a payment that fails leaves everything as it was: nothing else is known here. */
const SubscriptionChange = z
  .strictObject({
    items: z.tuple([ItemChange]).optional(),
    proration_behavior: z.literal('always_invoice').optional(),
    payment_behavior: z.literal('error_if_incomplete').optional(),
    cancel_at_period_end: flag.optional(),
  })
  .refine(({ items, proration_behavior }) => !items || proration_behavior, { path: ['proration_behavior'] })
  .refine(({ items, payment_behavior }) => !items || payment_behavior, { path: ['payment_behavior'] });
type Asked = z.infer<typeof SubscriptionChange>;

/** A schedule decides how its subscription ends. */
function refuseScheduled({ schedule }: Subscription, { cancel_at_period_end: ends }: Asked): void {
  if (schedule && ends !== undefined)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
}

const withRenewal = (work: Work, subscription: Subscription, ends: boolean): Subscription => ({
  ...subscription,
  cancel_at_period_end: ends,
  cancel_at: ends ? periodOf(subscription).end : null,
  canceled_at: ends ? work.at : null,
  cancellation_details: {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: ends ? 'cancellation_requested' : null,
  },
});

/** Takes the money for another price; refuses a payment that does not go through. */
function billChange(work: Work, subscription: Subscription, { id, price }: z.infer<typeof ItemChange>): void {
  const { subscription: after, lines } = changePrice(work, subscription, { id, price, from: work.at });
  work.book.put('subscription', after);
  if (lines.length === 0) return;
  const { invoice, intent } = billNow(
    work,
    {
      subscription: after,
      lines,
      reason: 'subscription_update',
      period: { start: periodOf(subscription).start, end: work.at },
    },
    { offSession: false, authenticated: false },
  );
  refuseUnpaid(invoice, intent);
}

export function updateSubscription(work: Work, id: string, asked: Asked): Subscription {
  const { book } = work;
  const before = book.need('subscription', id);
  if (before.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  refuseScheduled(before, asked);
  const { cancel_at_period_end: ends, items } = asked;
  if (items) billChange(work, before, items[0]);
  const changed = book.need('subscription', id);
  const after = ends === undefined ? changed : withRenewal(work, changed, ends);
  emit(work, 'customer.subscription.updated', book.put('subscription', after));
  return after;
}

export const subscriptionRoutes = [
  route('GET /v1/subscriptions/:id', nothing, (work, { id }) => work.book.need('subscription', id)),
  route('POST /v1/subscriptions/:id', SubscriptionChange, (work, { id, params }) =>
    updateSubscription(work, id, params),
  ),
];
