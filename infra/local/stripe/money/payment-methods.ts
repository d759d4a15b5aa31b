import * as z from 'zod';
import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { invalidRequest } from '../core/errors';
import { listPage, listParams } from '../core/list-page';
import { noParams } from '../core/params';
import { route } from '../core/route';
import type { PaymentMethod } from '../core/wire';
import { cardError } from './card-errors';

/** Saves a method for a customer. Refuses a method that its bank does not allow to be saved. */
export function attachMethod(context: Context, method: PaymentMethod, customer: string): PaymentMethod {
  const { decline, refusesToSave } = context.objects.need('behavior', method.id);
  if (decline && refusesToSave) throw cardError(decline);
  const attached = context.objects.put('payment_method', { ...method, customer });
  emit(context, 'payment_method.attached', attached);
  return attached;
}

export function detachMethod(context: Context, method: PaymentMethod): PaymentMethod {
  if (!method.customer)
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      { code: 'payment_method_unexpected_state' },
    );
  const customer = context.objects.need('customer', method.customer);
  if (customer.invoice_settings.default_payment_method === method.id)
    context.objects.put('customer', {
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    });
  const detached = context.objects.put('payment_method', { ...method, customer: null });
  emit(context, 'payment_method.detached', detached);
  return detached;
}

/** A customer's methods, oldest first. */
export const methodsOf = (context: Context, customer: string): PaymentMethod[] =>
  context.objects.all('payment_method').filter((method) => method.customer === customer);

const ofType = { type: z.enum(['card', 'us_bank_account']).optional() };

export const paymentMethodRoutes = [
  route('GET /v1/customers/:id/payment_methods', listParams(ofType), (context, { params, id }) => {
    context.objects.need('customer', id);
    const saved = methodsOf(context, id).filter(
      ({ type }) => params.type === undefined || type === params.type,
    );
    return listPage(saved, `/v1/customers/${id}/payment_methods`, params);
  }),
  route('POST /v1/payment_methods/:id/detach', noParams, (context, { id }) =>
    detachMethod(context, context.objects.need('payment_method', id)),
  ),
];
