import * as z from 'zod';
import { listOfParams, page } from '../core/lists';
import { flag, integer, mergeMetadata, metadata, nothing, optionalText, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { Subscription } from '../core/wire';
import { day, type Work } from '../core/work';
import { ChangeParams, updateSubscription } from './change-subscription';
import { endSubscription } from './end-subscription';
import { makeSubscription } from './make-subscription';

const Create = z.strictObject({
  customer: text,
  items: z.array(z.strictObject({ price: text, quantity: integer.optional() })).min(1),
  default_payment_method: text.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete', 'default_incomplete']).optional(),
  trial_period_days: integer.optional(),
  trial_end: integer.optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: z.enum(['create_invoice', 'cancel', 'pause']),
      }),
    })
    .optional(),
  cancel_at_period_end: flag.optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
});
type Asked = z.infer<typeof Create>;

/** When a trial ends, in seconds; null without one. */
export function trialEndOf(
  work: Work,
  { trial_end: end, trial_period_days: days }: Pick<Asked, 'trial_end' | 'trial_period_days'>,
): number | null {
  if (end !== undefined && end <= work.at)
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', {
      param: 'trial_end',
    });
  return end ?? (days === undefined || days === 0 ? null : work.at + days * day);
}

const create = (work: Work, asked: Asked): Subscription =>
  makeSubscription(work, {
    customer: asked.customer,
    lines: asked.items.map(({ price, quantity }) => ({ price, quantity: quantity ?? 1 })),
    metadata: mergeMetadata(null, asked.metadata),
    trialEnd: trialEndOf(work, asked),
    withoutMethodAtTrialEnd: asked.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    defaultPaymentMethod: asked.default_payment_method ?? null,
    cancelAtPeriodEnd: asked.cancel_at_period_end ?? false,
    paymentBehavior: asked.payment_behavior ?? 'allow_incomplete',
    trying: { offSession: asked.off_session ?? false, authenticated: false },
  }).subscription;

const isListed = ({ status }: Subscription, wanted: string | undefined): boolean => {
  if (wanted === undefined) return status !== 'canceled' && status !== 'incomplete_expired';
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return wanted === 'all' || status === wanted;
};

const filters = { customer: text.optional(), price: text.optional(), status: text.optional() };
const End = z.strictObject({
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  cancellation_details: z.strictObject({ comment: optionalText, feedback: optionalText }).optional(),
});

export const subscriptionRoutes = [
  route('POST /v1/subscriptions', Create, (work, { params }) => create(work, params)),
  route('GET /v1/subscriptions', listOfParams(filters), (work, { params }) =>
    page(
      work.book
        .all('subscription')
        .filter((subscription) => isListed(subscription, params.status))
        .filter(({ customer }) => params.customer === undefined || customer === params.customer)
        .filter(
          ({ items }) =>
            params.price === undefined || items.data.some(({ price }) => price.id === params.price),
        ),
      '/v1/subscriptions',
      params,
    ),
  ),
  route('GET /v1/subscriptions/:id', nothing, (work, { id }) => work.book.need('subscription', id)),
  route('POST /v1/subscriptions/:id', ChangeParams, (work, { id, params }) =>
    updateSubscription(work, id, params),
  ),
  route('DELETE /v1/subscriptions/:id', End, (work, { id, params }) =>
    endSubscription(work, work.book.need('subscription', id), {
      details: params.cancellation_details,
      prorate: params.prorate,
      invoiceNow: params.invoice_now,
    }),
  ),
];
