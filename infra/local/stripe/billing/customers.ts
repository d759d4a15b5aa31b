import * as z from 'zod';
import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { newId, randomText } from '../core/ids';
import { metadata, text } from '../core/params';
import { route } from '../core/route';
import type { Customer } from '../core/wire';

const NewCustomer = z.strictObject({
  email: text.optional(),
  name: text.optional(),
  metadata: metadata.optional(),
});

export function createCustomer(context: Context, params: z.infer<typeof NewCustomer>): Customer {
  const customer = context.objects.put('customer', {
    id: newId('customer'),
    object: 'customer',
    address: null,
    balance: 0,
    created: context.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: params.email ?? null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  emit(context, 'customer.created', customer);
  return customer;
}

export const customerRoutes = [
  route('POST /v1/customers', NewCustomer, (context, { params }) => createCustomer(context, params)),
];
