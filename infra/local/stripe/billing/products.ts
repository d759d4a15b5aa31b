import * as z from 'zod';
import { newId } from '../core/ids';
import { nothing, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { Product } from '../core/wire';
import { emit, type Work } from '../core/work';

const NewProduct = z.strictObject({ id: text.optional(), name: text });

export function createProduct(
  work: Work,
  { id = newId('product'), name }: z.infer<typeof NewProduct>,
): Product {
  if (work.book.get('product', id))
    throw invalid('Product already exists.', { param: 'id', code: 'resource_already_exists' });
  const product = work.book.put('product', {
    id,
    object: 'product',
    active: true,
    created: work.at,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: work.at,
    url: null,
  });
  emit(work, 'product.created', product);
  return product;
}

export const productRoutes = [
  route('POST /v1/products', NewProduct, (work, { params }) => createProduct(work, params)),
  route('GET /v1/products/:id', nothing, (work, { id }) => work.book.need('product', id)),
];
