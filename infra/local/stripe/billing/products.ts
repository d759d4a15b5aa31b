import * as z from 'zod';
import { newId } from '../core/ids';
import { listOfParams, page } from '../core/lists';
import { flag, mergeMetadata, metadata, nothing, optionalText, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { Product } from '../core/wire';
import { emit, type Work } from '../core/work';

const NewProduct = z.strictObject({
  id: text.optional(),
  name: text,
  active: flag.optional(),
  description: optionalText,
  metadata: metadata.optional(),
  images: z.array(text).optional(),
  url: optionalText,
});
const ProductChange = NewProduct.omit({ id: true }).partial();

export function createProduct(work: Work, asked: z.infer<typeof NewProduct>): Product {
  const id = asked.id ?? newId('product');
  if (work.book.get('product', id))
    throw invalid('Product already exists.', { param: 'id', code: 'resource_already_exists' });
  const made = work.book.put('product', {
    id,
    object: 'product',
    active: asked.active ?? true,
    created: work.at,
    default_price: null,
    description: asked.description || null,
    images: asked.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata(null, asked.metadata),
    name: asked.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: work.at,
    url: asked.url || null,
  });
  emit(work, 'product.created', made);
  return made;
}

function updateProduct(work: Work, id: string, asked: z.infer<typeof ProductChange>): Product {
  const before = work.book.need('product', id);
  const after = work.book.put('product', {
    ...before,
    name: asked.name ?? before.name,
    active: asked.active ?? before.active,
    description: asked.description === undefined ? before.description : asked.description || null,
    metadata: mergeMetadata(before.metadata, asked.metadata),
    updated: work.at,
  });
  emit(work, 'product.updated', after, before);
  return after;
}

const productFilters = { active: flag.optional(), ids: z.array(text).optional() };

export const productRoutes = [
  route('POST /v1/products', NewProduct, (work, { params }) => createProduct(work, params)),
  route('GET /v1/products', listOfParams(productFilters), (work, { params }) =>
    page(
      work.book
        .all('product')
        .filter(({ active }) => params.active === undefined || active === params.active)
        .filter(({ id }) => params.ids === undefined || params.ids.includes(id)),
      '/v1/products',
      params,
    ),
  ),
  route('GET /v1/products/:id', nothing, (work, { id }) => work.book.need('product', id)),
  route('POST /v1/products/:id', ProductChange, (work, { id, params }) => updateProduct(work, id, params)),
];
