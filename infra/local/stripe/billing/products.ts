import * as z from 'zod';
import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { invalidRequest } from '../core/errors';
import { newId } from '../core/ids';
import { noParams, text } from '../core/params';
import { route } from '../core/route';
import type { Product } from '../core/wire';

const NewProduct = z.strictObject({ id: text.optional(), name: text });

export function createProduct(
  context: Context,
  { id = newId('product'), name }: z.infer<typeof NewProduct>,
): Product {
  if (context.objects.get('product', id))
    throw invalidRequest('Product already exists.', { param: 'id', code: 'resource_already_exists' });
  const product = context.objects.put('product', {
    id,
    object: 'product',
    active: true,
    created: context.now,
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
    updated: context.now,
    url: null,
  });
  emit(context, 'product.created', product);
  return product;
}

export const productRoutes = [
  route('POST /v1/products', NewProduct, (context, { params }) => createProduct(context, params)),
  route('GET /v1/products/:id', noParams, (context, { id }) => context.objects.need('product', id)),
];
