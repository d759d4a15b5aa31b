import * as z from 'zod';
import type { Context } from '../core/context';
import { invalidRequest } from '../core/errors';
import { currency, integer, one, text } from '../core/params';
import type { Price } from '../core/wire';
import { centsOf, intervalOf, productName } from './invoice-lines';
import { createPrice } from './prices';
import { createProduct } from './products';

export const LineItem = z.strictObject({
  price: text.optional(),
  price_data: z
    .strictObject({ currency, unit_amount: integer, product_data: z.strictObject({ name: text }) })
    .optional(),
  quantity: one,
});
type LineItem = z.infer<typeof LineItem>;

/** An inline price becomes its own price, like at Stripe. */
function priceOf(context: Context, { price, price_data: inline }: LineItem, param: string): Price {
  if (price) return context.objects.need('price', price, param);
  if (!inline)
    throw invalidRequest(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  const product = createProduct(context, { name: inline.product_data.name });
  return createPrice(context, {
    product: product.id,
    currency: inline.currency,
    unit_amount: inline.unit_amount,
  });
}

/** The price ids that a session sells. Refuses prices that do not fit its mode. */
export function pricesOfCheckout(
  context: Context,
  { mode, line_items: items = [] }: { mode: 'subscription' | 'payment' | 'setup'; line_items?: LineItem[] },
): string[] {
  if (mode === 'setup') return [];
  if (items.length === 0)
    throw invalidRequest(`You must pass at least one line item in \`${mode}\` mode.`, {
      param: 'line_items',
      code: 'parameter_missing',
    });
  if (mode === 'subscription' && items.length > 1)
    throw invalidRequest('This simulation subscribes to one price at a time.', { param: 'line_items' });
  return items.map((item, index) => {
    const param = `line_items[${index}][price]`;
    const price = priceOf(context, item, param);
    if (mode === 'subscription') intervalOf(price, param);
    if (mode === 'payment' && price.recurring)
      throw invalidRequest(
        'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
        { param },
      );
    return price.id;
  });
}

export type CheckoutLine = { readonly name: string; readonly price: Price; readonly cents: number };

/** The lines of a session, for its page. */
export const checkoutLines = (context: Context, session: string): CheckoutLine[] =>
  context.objects.need('checkout_request', session).prices.map((id) => {
    const price = context.objects.need('price', id);
    return { name: productName(context, price), price, cents: centsOf(price) };
  });
