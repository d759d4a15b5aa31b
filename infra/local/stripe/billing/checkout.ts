import * as z from 'zod';
import { newId } from '../core/ids';
import { metadata, nothing, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { CheckoutSession } from '../core/wire';
import { day, emit, pageUrl, type Work } from '../core/work';
import { LineItem, pricesToSell, soldLines } from './checkout-lines';

const NewCheckout = z.strictObject({
  mode: z.enum(['subscription', 'payment', 'setup']),
  success_url: text,
  cancel_url: text,
  customer: text,
  client_reference_id: text.optional(),
  line_items: z.array(LineItem).optional(),
  subscription_data: z.strictObject({ metadata }).optional(),
  payment_intent_data: z.strictObject({ metadata }).optional(),
  payment_method_types: z.array(z.enum(['card', 'us_bank_account'])).optional(),
  metadata: metadata.optional(),
});

/** The page sends a person back to these addresses. */
function refuseBadUrl(address: string, param: string): void {
  if (!URL.canParse(address) || !/^https?:\/\//.test(address))
    throw invalid('Not a valid URL', { param, code: 'url_invalid' });
}

/** Who pays, as far as the page knows. */
export const personOf = ({
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

function create(work: Work, asked: z.infer<typeof NewCheckout>): CheckoutSession {
  const { book } = work;
  refuseBadUrl(asked.success_url, 'success_url');
  refuseBadUrl(asked.cancel_url, 'cancel_url');
  const customer = book.need('customer', asked.customer, 'customer');
  const id = newId('checkout.session');
  book.put('checkout_plan', {
    id,
    prices: pricesToSell(work, asked),
    metadata: (asked.subscription_data ?? asked.payment_intent_data)?.metadata ?? {},
  });
  const total =
    asked.mode === 'setup' ? null : soldLines(work, id).reduce((sum, { cents }) => sum + cents, 0);
  return book.put('checkout.session', {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: asked.cancel_url,
    client_reference_id: asked.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: work.at,
    currency: asked.mode === 'setup' ? null : 'usd',
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
    customer_details: personOf({ email: customer.email }),
    customer_email: null,
    discounts: [],
    expires_at: work.at + day,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: asked.metadata ?? {},
    mode: asked.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: asked.mode === 'setup' ? null : 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: asked.payment_method_types ?? ['card', 'us_bank_account'],
    payment_status: asked.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: asked.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: pageUrl(work, `/c/pay/${id}`),
    wallet_options: null,
  });
}

/** Closes a page that nobody paid on. */
export function expire(work: Work, id: string): CheckoutSession {
  const open = work.book.need('checkout.session', id);
  if (open.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${open.status}\`.`,
    );
  const expired = work.book.put('checkout.session', { ...open, status: 'expired', url: null });
  emit(work, 'checkout.session.expired', expired);
  return expired;
}

export const checkoutRoutes = [
  route('POST /v1/checkout/sessions', NewCheckout, (work, { params }) => create(work, params)),
  route('GET /v1/checkout/sessions/:id', nothing, (work, { id }) => work.book.need('checkout.session', id)),
  route('POST /v1/checkout/sessions/:id/expire', nothing, (work, { id }) => expire(work, id)),
];
