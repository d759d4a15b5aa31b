import * as z from 'zod';
import { newId, randomText } from '../core/ids';
import { listOfParams, page } from '../core/lists';
import { mergeMetadata, metadata, nothing, optionalText, text } from '../core/params';
import { route } from '../core/route';
import type { Customer } from '../core/wire';
import { emit, type Work } from '../core/work';
import { attach, methodOf } from '../money/payment-methods';

const Fields = z.strictObject({
  email: optionalText,
  name: optionalText,
  phone: optionalText,
  description: optionalText,
  metadata: metadata.optional(),
  payment_method: text.optional(),
  invoice_settings: z.strictObject({ default_payment_method: optionalText }).optional(),
});
type Asked = z.infer<typeof Fields>;

const textOr = (asked: string | undefined, before: string | null | undefined): string | null =>
  asked === undefined ? (before ?? null) : asked || null;

/** The fields that a creation and a change share. */
function write(work: Work, before: Customer, asked: Asked): Customer {
  const standard = asked.invoice_settings?.default_payment_method;
  if (standard) work.book.need('payment_method', standard, 'invoice_settings[default_payment_method]');
  return work.book.put('customer', {
    ...before,
    email: textOr(asked.email, before.email),
    name: textOr(asked.name, before.name),
    phone: textOr(asked.phone, before.phone),
    description: textOr(asked.description, before.description),
    metadata: mergeMetadata(before.metadata, asked.metadata),
    invoice_settings: {
      ...before.invoice_settings,
      default_payment_method: textOr(standard, before.invoice_settings.default_payment_method),
    },
  });
}

export function createCustomer(work: Work, asked: Asked): Customer {
  const blank: Customer = {
    id: newId('customer'),
    object: 'customer',
    address: null,
    balance: 0,
    created: work.at,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  work.book.put('customer', blank);
  if (asked.payment_method) attach(work, methodOf(work, asked.payment_method, 'payment_method'), blank.id);
  const made = write(work, blank, asked);
  emit(work, 'customer.created', made);
  return made;
}

function updateCustomer(work: Work, id: string, asked: Asked): Customer {
  const before = work.book.need('customer', id);
  const after = write(work, before, asked);
  emit(work, 'customer.updated', after, before);
  return after;
}

export const customerRoutes = [
  route('POST /v1/customers', Fields, (work, { params }) => createCustomer(work, params)),
  route('GET /v1/customers', listOfParams({ email: text.optional() }), (work, { params }) =>
    page(
      work.book.all('customer').filter(({ email }) => params.email === undefined || email === params.email),
      '/v1/customers',
      params,
    ),
  ),
  route('GET /v1/customers/:id', nothing, (work, { id }) => work.book.need('customer', id)),
  route('POST /v1/customers/:id', Fields.omit({ payment_method: true }), (work, { id, params }) =>
    updateCustomer(work, id, params),
  ),
];
