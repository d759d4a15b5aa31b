import * as z from 'zod';
import { type Context, day, pageUrl } from '../core/context';
import { emit } from '../core/emit-event';
import { invalidRequest } from '../core/errors';
import { newId } from '../core/ids';
import { currency, integer, metadata, noParams, text } from '../core/params';
import { route } from '../core/route';
import type { CheckoutSession } from '../core/wire';
import { checkoutLines, LineItem, pricesOfCheckout } from './checkout-lines';

const NewCheckout = z.strictObject({
  mode: z.enum(['subscription', 'payment', 'setup']),
  success_url: text,
  cancel_url: text,
  customer: text,
  client_reference_id: text.optional(),
  line_items: z.array(LineItem).optional(),
  allowed_payment_method_types: z.array(z.enum(['card', 'us_bank_account'])).optional(),
  subscription_data: z.strictObject({ metadata, trial_end: integer.optional() }).optional(),
  payment_intent_data: z.strictObject({ metadata }).optional(),
  metadata: metadata.optional(),
  expires_at: integer.optional(),
  saved_payment_method_options: z.strictObject({ payment_method_save: z.literal('enabled') }).optional(),
  currency: currency.optional(),
});

function refuseBadUrl(address: string, param: string): void {
  if (!URL.canParse(address) || !/^https?:\/\//.test(address))
    throw invalidRequest('Not a valid URL', { param, code: 'url_invalid' });
}

/** Stripe starts a trial from Checkout only if it ends two days from now or later. */
function refuseShortTrial({ now }: Context, end: number | undefined): void {
  if (end !== undefined && end < now + 2 * day)
    throw invalidRequest('The `trial_end` date has to be at least 2 days in the future.', {
      param: 'subscription_data[trial_end]',
    });
}

/** The payer, as the session shows them. */
export const customerDetails = ({
  email,
  name = null,
}: {
  email: string | null;
  name?: string | null;
}): CheckoutSession['customer_details'] => ({
  address: null,
  business_name: null,
  email,
  individual_name: name,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
});

/** Stripe keeps a page open for half an hour to a day. */
function refuseBadExpiry({ now }: Context, end: number | undefined): void {
  if (end !== undefined && (end < now + day / 48 || end > now + day))
    throw invalidRequest('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
      param: 'expires_at',
    });
}

function createSession(context: Context, params: z.infer<typeof NewCheckout>): CheckoutSession {
  const { objects } = context;
  refuseBadUrl(params.success_url, 'success_url');
  refuseBadUrl(params.cancel_url, 'cancel_url');
  const trialEnd = params.subscription_data?.trial_end;
  refuseShortTrial(context, trialEnd);
  refuseBadExpiry(context, params.expires_at);
  const customer = objects.need('customer', params.customer, 'customer');
  const id = newId('checkout.session');
  objects.put('checkout_request', {
    id,
    prices: pricesOfCheckout(context, params),
    metadata: (params.subscription_data ?? params.payment_intent_data)?.metadata ?? {},
    ...(trialEnd !== undefined && { trialEnd }),
  });
  const due = trialEnd === undefined ? checkoutLines(context, id) : [];
  const total = params.mode === 'setup' ? null : due.reduce((sum, { cents }) => sum + cents, 0);
  return objects.put('checkout.session', {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: params.cancel_url,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: context.now,
    currency: params.mode === 'setup' ? null : 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer.id,
    customer_account: null,
    customer_creation: null,
    customer_details: customerDetails({ email: customer.email }),
    customer_email: null,
    discounts: [],
    expires_at: params.expires_at ?? context.now + day,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: params.metadata ?? {},
    mode: params.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: params.mode === 'setup' ? null : 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: params.allowed_payment_method_types ?? ['card', 'us_bank_account'],
    payment_status: params.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: params.saved_payment_method_options
      ? {
          allow_redisplay_filters: ['always'],
          payment_method_remove: null,
          payment_method_save: 'enabled',
        }
      : null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: pageUrl(context, `/c/pay/${id}`),
    wallet_options: null,
  });
}

/** Closes an unpaid payment page. */
export function expireSession(context: Context, id: string): CheckoutSession {
  const open = context.objects.need('checkout.session', id);
  if (open.status !== 'open')
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${open.status}\`.`,
    );
  const expired = context.objects.put('checkout.session', { ...open, status: 'expired', url: null });
  emit(context, 'checkout.session.expired', expired);
  return expired;
}

export const checkoutRoutes = [
  route('POST /v1/checkout/sessions', NewCheckout, (context, { params }) => createSession(context, params)),
  route('GET /v1/checkout/sessions/:id', noParams, (context, { id }) =>
    context.objects.need('checkout.session', id),
  ),
  route('POST /v1/checkout/sessions/:id/expire', noParams, (context, { id }) => expireSession(context, id)),
];
