import { nothing } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { PaymentMethod } from '../core/wire';
import { emit, type Work } from '../core/work';
import { cardProblem } from './payment-method-data';

/** Keeps a method for a customer. The bank is asked: a card that says no to everything is refused. */
export function attach(work: Work, method: PaymentMethod, customer: string): PaymentMethod {
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
      { code: 'payment_method_unexpected_state' },
    );
  const customer = work.book.need('customer', method.customer);
  if (customer.invoice_settings.default_payment_method === method.id)
    work.book.put('customer', {
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    });
  const detached = work.book.put('payment_method', { ...method, customer: null });
  emit(work, 'payment_method.detached', detached);
  return detached;
}

/** A customer's methods in the order in which they came. */
export const methodsOf = (work: Work, customer: string): PaymentMethod[] =>
  work.book.all('payment_method').filter((method) => method.customer === customer);

export const paymentMethodRoutes = [
  route('GET /v1/payment_methods/:id', nothing, (work, { id }) => work.book.need('payment_method', id)),
  route('POST /v1/payment_methods/:id/detach', nothing, (work, { id }) =>
    detach(work, work.book.need('payment_method', id)),
  ),
];
