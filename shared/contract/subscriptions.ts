import * as z from 'zod';
import { SubscriptionStatus } from '../domain/subscriptions/subscription-states';
import { Plan } from '../domain/subscriptions/subscriptions';
import { anyone, bearer, endpoints, linkHolder } from './endpoint';
import { answer, cursor, done, id, success, wholeNumber } from './parts';

const hour = 60 * 60;

/** shared/domain/subscriptions/subscription-states.md draws the states and their transitions. */
export { SubscriptionStatus };

/** A payment (spec §3) with the lines that explain each cent. Amounts are integer cents, instants UTC ISO. */
export const PaymentLine = z.object({
  id,
  payment_referenceid: z.string(),
  businessplanstartdate: z.string(),
  businessplanenddate: z.string(),
  createddate: z.string(),
  status: z.enum(['paid', 'open', 'failed', 'void', 'refunded', 'partly-refunded']),
  description: z.string(),
  amount: z.number().int(),
  amount_refunded: z.number().int(),
  lines: z.array(z.object({ description: z.string(), amount: z.number().int(), proration: z.boolean() })),
});
export type PaymentLine = z.infer<typeof PaymentLine>;

/** The spec's subscription response (§3). Prices are dollars a month or a year, dates UTC instants. */
export const MySubscription = z.object({
  planDetails: z
    .object({
      planid: z.number().int(),
      plan: z.string(),
      type: SubscriptionStatus,
      price: z.number(),
      annual_price: z.number(),
      subscription_type: z.enum(['monthly', 'annually']),
      startDate: z.string(),
      endDate: z.string(),
      /** The first payment of a plan bought during the trial, until it is made. */
      free_until: z.string().optional(),
      no_of_properties: z.number().int(),
      no_of_units: z.number().int(),
      description: z.string(),
      autopay: z.union([z.literal(0), z.literal(1)]),
      /** A signed link value that only saveAutoPayOption accepts (decisions, Calls). */
      userplanid: z.string(),
      /** The plan or period that starts at the next renewal, if a change is pending. */
      next_plan: z.object({ planid: z.number().int(), plan: z.string(), annual: z.boolean() }).optional(),
      /** Whether the provider knows the customer, so that the billing portal can be opened. */
      has_payments: z.boolean(),
    })
    .optional(),
  paymentHistory: z.array(PaymentLine),
  next: cursor.optional(),
  propertyCount: z.number().int(),
  unitCount: z.number().int(),
  availableProperties: z.number().int(),
  availableUnits: z.number().int(),
});
export type MySubscription = z.infer<typeof MySubscription>;

const PlanChoice = z.object({ planid: z.number().int(), annual: z.boolean() });

/** `blockers` lists what must be removed before a plan that is too small can be chosen. */
export const PlanChangePreview = z.object({
  /** `checkout`: first payment. `now`: upgrade. `period-end`: smaller or shorter. `none`: current plan. */
  kind: z.enum(['checkout', 'now', 'period-end', 'none']),
  due_now: z.number().int(),
  lines: z.array(z.object({ description: z.string(), amount: z.number().int(), proration: z.boolean() })),
  next_amount: z.number().int(),
  next_at: z.string(),
  blockers: z.array(
    z.object({ what: z.enum(['properties', 'units']), in_use: z.number().int(), limit: z.number().int() }),
  ),
});
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;

export const subscriptions = endpoints({
  getAllPlans: {
    method: 'GET',
    path: '/api/plans/getAllPlans',
    auth: anyone,
    summary: 'The plans on offer, cheapest first',
    reply: answer({ data: z.array(Plan) }),
    refusals: [],
  },
  checkUnitLimit: {
    method: 'GET',
    path: '/api/properties/unitlimitcheck/{roleId}',
    auth: bearer('properties', 'change'),
    summary: 'Whether one more unit fits the plan; {roleId} is the caller’s role_id',
    params: z.object({ roleId: wholeNumber() }),
    reply: answer({
      WithinLimit: z.union([z.literal(0), z.literal(1)]),
      unitCount: z.number().int(),
      unitLimit: z.number().int(),
      propertyCount: z.number().int(),
      propertyLimit: z.number().int(),
    }),
    refusals: ['not-found'],
  },
  getMySubscription: {
    method: 'GET',
    path: '/api/users/my-subscription/{userId}',
    auth: bearer('subscription'),
    summary: 'Plan, use, autopay and payment history of the caller’s organization; {userId} is the caller',
    params: z.object({ userId: id }),
    query: z.object({ after: cursor.optional() }),
    reply: z.object({ success, data: MySubscription }),
    refusals: ['not-found'],
  },
  saveAutoPayOption: {
    method: 'POST',
    path: '/api/stripeAccountRouter/saveAutoPayOption',
    auth: linkHolder,
    summary: 'Autopay on (1) or off (0), by the signed value that my-subscription gave as userplanid',
    body: z.object({
      items: z
        .array(
          z.object({
            userplanid: z.string().min(1).max(600),
            autopaystatus: z.union([z.literal(0), z.literal(1)]),
          }),
        )
        .min(1)
        .max(5),
    }),
    reply: done,
    refusals: ['not-found', 'no-subscription', 'conflict', 'payments-away'],
    rate: [{ by: 'address', limit: 60, windowSeconds: hour }],
  },
  previewPlanChange: {
    method: 'GET',
    path: '/api/subscriptions/previewPlanChange',
    auth: bearer('subscription'),
    summary: 'What changing to a plan costs now and later, and what stands in its way',
    query: z.object({ planid: wholeNumber(), annual: z.enum(['true', 'false']).default('false') }),
    reply: z.object({ success, data: PlanChangePreview }),
    refusals: ['not-found', 'payments-away'],
  },
  startCheckout: {
    method: 'POST',
    path: '/api/subscriptions/startCheckout',
    auth: bearer('subscription', 'change'),
    summary: 'The provider’s page where a plan is paid for the first time, or anew after it ended',
    body: PlanChoice,
    reply: answer({ url: z.string() }),
    refusals: ['not-found', 'plan-too-small', 'already-subscribed', 'payments-away', 'conflict'],
    whenReadOnly: true,
  },
  getCheckout: {
    method: 'GET',
    path: '/api/subscriptions/getCheckout/{id}',
    auth: bearer('subscription'),
    summary: 'How a checkout of the caller’s organization ended, for the page the provider leads back to',
    params: z.object({ id }),
    reply: answer({
      status: z.enum(['paid', 'processing', 'open', 'expired']),
      plan: z.string(),
      /** The first payment, when it waits for the trial's end. */
      free_until: z.string().optional(),
    }),
    refusals: ['not-found', 'payments-away', 'conflict'],
  },
  changePlan: {
    method: 'POST',
    path: '/api/subscriptions/changePlan',
    auth: bearer('subscription', 'change'),
    summary: 'Change a paid plan: a larger one at once with proration, a smaller one at the period’s end',
    body: PlanChoice,
    reply: answer({ kind: z.enum(['now', 'period-end', 'none']) }),
    refusals: [
      'not-found',
      'no-subscription',
      'plan-too-small',
      'payment-declined',
      'payments-away',
      'conflict',
    ],
    whenReadOnly: true,
  },
  openBillingPortal: {
    method: 'POST',
    path: '/api/subscriptions/openBillingPortal',
    auth: bearer('subscription', 'change'),
    summary: 'The provider’s page for cards and open invoices',
    body: z.object({}),
    reply: answer({ url: z.string() }),
    refusals: ['no-subscription', 'payments-away'],
    whenReadOnly: true,
  },
  getReceipt: {
    method: 'GET',
    path: '/api/subscriptions/getReceipt/{id}',
    auth: bearer('subscription'),
    summary: 'Where the receipt of one payment of the caller’s organization can be downloaded',
    params: z.object({ id }),
    reply: answer({ url: z.string() }),
    refusals: ['not-found', 'payments-away'],
  },
});
