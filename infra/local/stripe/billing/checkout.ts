import { newId } from '../core/ids';
import type { CheckoutPlan } from '../core/kinds';
import { listOfParams, page } from '../core/lists';
import { mergeMetadata, nothing, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { CheckoutSession } from '../core/wire';
import { day, emit, pageUrl, type Work } from '../core/work';
import { checkoutLines, checkoutPlanLines } from './checkout-lines';
import { type AskedCheckout, CheckoutParams } from './checkout-params';
import { centsOf } from './lines';
import { trialEndOf } from './subscriptions';

/** Sends a person back here when the page is done. */
function refuseBadUrl(address: string, param: string): void {
  if (!URL.canParse(address) || !/^https?:\/\//.test(address))
    throw invalid('Not a valid URL', { param, code: 'url_invalid' });
}

const totalOf = (work: Work, lines: CheckoutPlan['lines']): number =>
  lines.reduce((sum, { price, quantity }) => sum + centsOf(work.book.need('price', price)) * quantity, 0);

function create(work: Work, asked: AskedCheckout): CheckoutSession {
  const { book } = work;
  refuseBadUrl(asked.success_url, 'success_url');
  if (asked.cancel_url) refuseBadUrl(asked.cancel_url, 'cancel_url');
  const customer = asked.customer ? book.need('customer', asked.customer, 'customer') : undefined;
  const lines = checkoutPlanLines(work, asked);
  const trialEnd = trialEndOf(work, asked.subscription_data ?? {});
  const total = asked.mode === 'setup' ? null : trialEnd === null ? totalOf(work, lines) : 0;
  const id = newId('checkout.session');
  const payment = asked.payment_intent_data;
  book.put('checkout_plan', {
    id,
    lines,
    subscription: { metadata: mergeMetadata(null, asked.subscription_data?.metadata), trialEnd },
    payment: {
      metadata: mergeMetadata(null, payment?.metadata ?? asked.setup_intent_data?.metadata),
      applicationFee: payment?.application_fee_amount ?? null,
      destination: payment?.transfer_data?.destination ?? null,
      description: payment?.description ?? null,
      saveCard: payment?.setup_future_usage !== undefined,
    },
  });
  const email = customer?.email ?? asked.customer_email ?? null;
  return book.put('checkout.session', {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: asked.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: asked.billing_address_collection ?? null,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: work.at,
    currency: asked.mode === 'setup' ? (asked.currency ?? null) : 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : (asked.customer_creation ?? 'if_required'),
    customer_details:
      email === null
        ? null
        : {
            address: null,
            business_name: null,
            email,
            individual_name: null,
            name: null,
            phone: null,
            tax_exempt: 'none',
            tax_ids: null,
          },
    customer_email: customer ? null : (asked.customer_email ?? null),
    discounts: [],
    expires_at: asked.expires_at ?? work.at + day,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: mergeMetadata(null, asked.metadata),
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

/** Closes a page that was not paid on. */
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

const filters = { customer: text.optional(), subscription: text.optional(), payment_intent: text.optional() };

export const checkoutRoutes = [
  route('POST /v1/checkout/sessions', CheckoutParams, (work, { params }) => create(work, params)),
  route('GET /v1/checkout/sessions', listOfParams(filters), (work, { params }) =>
    page(
      work.book
        .all('checkout.session')
        .filter(({ customer }) => params.customer === undefined || customer === params.customer)
        .filter(({ subscription: of }) => params.subscription === undefined || of === params.subscription)
        .filter(
          ({ payment_intent: of }) => params.payment_intent === undefined || of === params.payment_intent,
        ),
      '/v1/checkout/sessions',
      params,
    ),
  ),
  route('GET /v1/checkout/sessions/:id', nothing, (work, { id }) => work.book.need('checkout.session', id)),
  route('POST /v1/checkout/sessions/:id/expire', nothing, (work, { id }) => expire(work, id)),
  route('GET /v1/checkout/sessions/:id/line_items', listOfParams({}), (work, { id, params }) => {
    const session = work.book.need('checkout.session', id);
    const lines = checkoutLines(work, session.id).toReversed();
    return page(lines, `/v1/checkout/sessions/${id}/line_items`, params);
  }),
];
