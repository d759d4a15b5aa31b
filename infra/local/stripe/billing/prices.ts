import * as z from 'zod';
import { newId } from '../core/ids';
import { listOfParams, page } from '../core/lists';
import { cents, currency, flag, metadata, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { Price } from '../core/wire';
import { emit, type Work } from '../core/work';

const NewPrice = z.strictObject({
  product: text,
  currency,
  unit_amount: cents,
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }).optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  metadata: metadata.optional(),
});

/** A lookup key leads to one price; it moves to another only when the caller asks for that. */
function takeLookupKey(work: Work, key: string, transfer: boolean | undefined): void {
  const holder = work.book.all('price').find((price) => price.lookup_key === key);
  if (!holder) return;
  if (!transfer)
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key. Set transfer_lookup_key to true to transfer it.`,
      { param: 'lookup_key', code: 'resource_already_exists' },
    );
  emit(work, 'price.updated', work.book.put('price', { ...holder, lookup_key: null }));
}

export function createPrice(work: Work, asked: z.infer<typeof NewPrice>): Price {
  work.book.need('product', asked.product, 'product');
  if (asked.lookup_key) takeLookupKey(work, asked.lookup_key, asked.transfer_lookup_key);
  const price = work.book.put('price', {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: work.at,
    currency: asked.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: asked.lookup_key ?? null,
    metadata: asked.metadata ?? {},
    nickname: null,
    product: asked.product,
    recurring: asked.recurring
      ? {
          interval: asked.recurring.interval,
          interval_count: 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: asked.recurring ? 'recurring' : 'one_time',
    unit_amount: asked.unit_amount,
    unit_amount_decimal: String(asked.unit_amount),
  });
  emit(work, 'price.created', price);
  return price;
}

/** Every price here is active. */
const filters = { active: z.literal('true').optional(), lookup_keys: z.array(text).max(10).optional() };

export const priceRoutes = [
  route('POST /v1/prices', NewPrice, (work, { params }) => createPrice(work, params)),
  route('GET /v1/prices', listOfParams(filters), (work, { params }) =>
    page(
      work.book
        .all('price')
        .filter(
          ({ lookup_key: key }) => params.lookup_keys === undefined || params.lookup_keys.includes(key ?? ''),
        ),
      '/v1/prices',
      params,
    ),
  ),
];
