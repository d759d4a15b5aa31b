import * as z from 'zod';
import { listOfParams, page } from '../core/lists';
import { integer, nothing, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { PaymentMethod } from '../core/wire';
import { emit, type Work } from '../core/work';
import { testPaymentMethods } from './cards';
import { cardProblem, makeBankAccount, makeCard } from './payment-method-data';

/** A ready-made test method (`pm_card_visa`) becomes one of its own, as at Stripe; any other id must be known. */
export function methodOf(work: Work, id: string, param?: string): PaymentMethod {
  const number = Object.hasOwn(testPaymentMethods, id) ? testPaymentMethods[id] : undefined;
  if (number === undefined) return work.book.need('payment_method', id, param);
  const year = new Date(work.at * 1000).getUTCFullYear() + 5;
  return makeCard(work, { number, month: 12, year });
}

/** Keeps a method for a customer. The bank is asked: a card that says no to everything is refused. */
export function attach(work: Work, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer)
    throw invalid('The payment method you provided has already been attached to a customer.', {
      param: 'customer',
      code: 'payment_method_unexpected_state',
    });
  const behavior = work.book.need('behavior', method.id);
  if (behavior.declines === 'always' && behavior.decline) throw cardProblem(behavior.decline);
  const attached = work.book.put('payment_method', { ...method, customer });
  emit(work, 'payment_method.attached', attached);
  return attached;
}

export function detach(work: Work, method: PaymentMethod): PaymentMethod {
  if (!method.customer)
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      {
        code: 'payment_method_unexpected_state',
      },
    );
  const customer = work.book.need('customer', method.customer);
  if (customer.invoice_settings.default_payment_method === method.id)
    work.book.put('customer', {
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    });
  const detached = work.book.put('payment_method', { ...method, customer: null });
  emit(work, 'payment_method.detached', detached, method);
  return detached;
}

/** A customer's methods in the order in which they came. */
export const methodsOf = (work: Work, customer: string): PaymentMethod[] =>
  work.book.all('payment_method').filter((method) => method.customer === customer);

const Create = z.strictObject({
  type: z.enum(['card', 'us_bank_account']),
  card: z
    .strictObject({ number: text, exp_month: integer, exp_year: integer, cvc: text.optional() })
    .optional(),
  us_bank_account: z
    .strictObject({
      account_number: text,
      routing_number: text,
      account_holder_type: text.optional(),
      account_type: text.optional(),
    })
    .optional(),
  billing_details: z.strictObject({ name: text.optional(), email: text.optional() }).optional(),
});
const ofCustomer = { type: text.optional() };

function create(
  work: Work,
  { card, us_bank_account: bank, billing_details: billing }: z.infer<typeof Create>,
) {
  if (card)
    return makeCard(work, { number: card.number, month: card.exp_month, year: card.exp_year }, billing);
  if (bank)
    return makeBankAccount(work, { routing: bank.routing_number, account: bank.account_number }, billing);
  throw invalid('Missing required param: card.', { param: 'card', code: 'parameter_missing' });
}

const listed = (work: Work, customer: string, type: string | undefined): PaymentMethod[] =>
  methodsOf(work, work.book.need('customer', customer).id).filter(
    (method) => type === undefined || method.type === type,
  );

export const paymentMethodRoutes = [
  route('POST /v1/payment_methods', Create, (work, { params }) => create(work, params)),
  route('GET /v1/payment_methods', listOfParams({ ...ofCustomer, customer: text }), (work, { params }) =>
    page(listed(work, params.customer, params.type), '/v1/payment_methods', params),
  ),
  route('GET /v1/payment_methods/:id', nothing, (work, { id }) => work.book.need('payment_method', id)),
  route('POST /v1/payment_methods/:id/attach', z.strictObject({ customer: text }), (work, { id, params }) =>
    attach(work, methodOf(work, id), work.book.need('customer', params.customer, 'customer').id),
  ),
  route('POST /v1/payment_methods/:id/detach', nothing, (work, { id }) =>
    detach(work, work.book.need('payment_method', id)),
  ),
  route('GET /v1/customers/:id/payment_methods', listOfParams(ofCustomer), (work, { id, params }) =>
    page(listed(work, id, params.type), `/v1/customers/${id}/payment_methods`, params),
  ),
];
