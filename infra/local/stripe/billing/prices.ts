import * as z from 'zod';
import { newId } from '../core/ids';
import { listOfParams, page } from '../core/lists';
import {
  cents,
  currency,
  flag,
  integer,
  mergeMetadata,
  metadata,
  nothing,
  optionalText,
  text,
} from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { Price } from '../core/wire';
import { emit, type Work } from '../core/work';

const NewPrice = z.strictObject({
  product: text,
  currency,
  unit_amount: cents,
  recurring: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: integer.optional(),
      usage_type: z.literal('licensed').optional(),
    })
    .optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  nickname: optionalText,
  active: flag.optional(),
  metadata: metadata.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
});
const PriceChange = NewPrice.pick({
  active: true,
  lookup_key: true,
  transfer_lookup_key: true,
  nickname: true,
  metadata: true,
}).partial();

/** A lookup key leads to one active price; it moves on only when that is asked for. */
function takeLookupKey(work: Work, key: string, transfer: boolean | undefined): void {
  const holder = work.book.all('price').find((price) => price.lookup_key === key);
  if (!holder) return;
  if (!transfer)
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key. Set transfer_lookup_key to true to transfer it.`,
      { param: 'lookup_key', code: 'resource_already_exists' },
    );
  const without = work.book.put('price', { ...holder, lookup_key: null });
  emit(work, 'price.updated', without, holder);
}

export function createPrice(work: Work, asked: z.infer<typeof NewPrice>): Price {
  work.book.need('product', asked.product, 'product');
  if (asked.lookup_key) takeLookupKey(work, asked.lookup_key, asked.transfer_lookup_key);
  const made = work.book.put('price', {
    id: newId('price'),
    object: 'price',
    active: asked.active ?? true,
    billing_scheme: 'per_unit',
    created: work.at,
    currency: asked.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: asked.lookup_key ?? null,
    metadata: mergeMetadata(null, asked.metadata),
    nickname: asked.nickname || null,
    product: asked.product,
    recurring: asked.recurring
      ? {
          interval: asked.recurring.interval,
          interval_count: asked.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: asked.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: asked.recurring ? 'recurring' : 'one_time',
    unit_amount: asked.unit_amount,
    unit_amount_decimal: String(asked.unit_amount),
  });
  emit(work, 'price.created', made);
  return made;
}

function updatePrice(work: Work, id: string, asked: z.infer<typeof PriceChange>): Price {
  const before = work.book.need('price', id);
  if (asked.lookup_key && asked.lookup_key !== before.lookup_key)
    takeLookupKey(work, asked.lookup_key, asked.transfer_lookup_key);
  const after = work.book.put('price', {
    ...before,
    active: asked.active ?? before.active,
    lookup_key: asked.lookup_key ?? before.lookup_key,
    nickname: asked.nickname === undefined ? before.nickname : asked.nickname || null,
    metadata: mergeMetadata(before.metadata, asked.metadata),
  });
  emit(work, 'price.updated', after, before);
  return after;
}

const priceFilters = {
  active: flag.optional(),
  product: text.optional(),
  type: z.enum(['recurring', 'one_time']).optional(),
  lookup_keys: z.array(text).max(10).optional(),
};

export const priceRoutes = [
  route('POST /v1/prices', NewPrice, (work, { params }) => createPrice(work, params)),
  route('GET /v1/prices', listOfParams(priceFilters), (work, { params }) =>
    page(
      work.book
        .all('price')
        .filter(({ active }) => params.active === undefined || active === params.active)
        .filter(({ product }) => params.product === undefined || product === params.product)
        .filter(({ type }) => params.type === undefined || type === params.type)
        .filter(
          ({ lookup_key: key }) => params.lookup_keys === undefined || params.lookup_keys.includes(key ?? ''),
        ),
      '/v1/prices',
      params,
    ),
  ),
  route('GET /v1/prices/:id', nothing, (work, { id }) => work.book.need('price', id)),
  route('POST /v1/prices/:id', PriceChange, (work, { id, params }) => updatePrice(work, id, params)),
];
