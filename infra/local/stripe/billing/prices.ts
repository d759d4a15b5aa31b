import * as z from 'zod';
import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { invalidRequest } from '../core/errors';
import { newId } from '../core/ids';
import { listPage, listParams } from '../core/list-page';
import { currency, flag, integer, metadata, text } from '../core/params';
import { route } from '../core/route';
import type { Price } from '../core/wire';

const NewPrice = z.strictObject({
  product: text,
  currency,
  unit_amount: integer,
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }).optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  metadata: metadata.optional(),
});

/** A lookup key belongs to one price; it moves to another only on request. */
function moveLookupKey(context: Context, key: string, transfer: boolean | undefined): void {
  const holder = context.objects.all('price').find((price) => price.lookup_key === key);
  if (!holder) return;
  if (!transfer)
    throw invalidRequest(
      `A price (\`${holder.id}\`) already uses that lookup key. Set transfer_lookup_key to true to transfer it.`,
      { param: 'lookup_key', code: 'resource_already_exists' },
    );
  emit(context, 'price.updated', context.objects.put('price', { ...holder, lookup_key: null }));
}

export function createPrice(context: Context, params: z.infer<typeof NewPrice>): Price {
  context.objects.need('product', params.product, 'product');
  if (params.lookup_key) moveLookupKey(context, params.lookup_key, params.transfer_lookup_key);
  const price = context.objects.put('price', {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: context.now,
    currency: params.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: params.metadata ?? {},
    nickname: null,
    product: params.product,
    recurring: params.recurring
      ? {
          interval: params.recurring.interval,
          interval_count: 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: params.recurring ? 'recurring' : 'one_time',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  });
  emit(context, 'price.created', price);
  return price;
}

/** Every price of the double is active. */
const filters = { active: z.literal('true').optional(), lookup_keys: z.array(text).max(10).optional() };

export const priceRoutes = [
  route('POST /v1/prices', NewPrice, (context, { params }) => createPrice(context, params)),
  route('GET /v1/prices', listParams(filters), (context, { params }) =>
    listPage(
      context.objects
        .all('price')
        .filter(
          ({ lookup_key: key }) => params.lookup_keys === undefined || params.lookup_keys.includes(key ?? ''),
        ),
      '/v1/prices',
      params,
    ),
  ),
];
