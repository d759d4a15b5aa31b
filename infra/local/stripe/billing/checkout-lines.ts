import * as z from 'zod';
import { cents, currency, one, text } from '../core/params';
import { invalid } from '../core/problem';
import type { Price } from '../core/wire';
import type { Work } from '../core/work';
import { centsOf, productName, recurringOf } from './lines';
import { createPrice } from './prices';
import { createProduct } from './products';

export const LineItem = z.strictObject({
  price: text.optional(),
  price_data: z
    .strictObject({ currency, unit_amount: cents, product_data: z.strictObject({ name: text }) })
    .optional(),
  quantity: one,
});
type LineItem = z.infer<typeof LineItem>;

/** A price said in the call itself becomes a price of its own, as at Stripe. */
function priceOf(work: Work, { price, price_data: inline }: LineItem, param: string): Price {
  if (price) return work.book.need('price', price, param);
  if (!inline) throw invalid(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  const product = createProduct(work, { name: inline.product_data.name });
  return createPrice(work, {
    product: product.id,
    currency: inline.currency,
    unit_amount: inline.unit_amount,
  });
}

/** The ids of the prices that a session sells; refuses what its mode does not take. */
export function pricesToSell(
  work: Work,
  { mode, line_items: items = [] }: { mode: 'subscription' | 'payment' | 'setup'; line_items?: LineItem[] },
): string[] {
  if (mode === 'setup') return [];
  if (items.length === 0)
    throw invalid(`You must pass at least one line item in \`${mode}\` mode.`, {
      param: 'line_items',
      code: 'parameter_missing',
    });
  if (mode === 'subscription' && items.length > 1)
    throw invalid('This simulation subscribes to one price at a time.', { param: 'line_items' });
  return items.map((item, index) => {
    const param = `line_items[${index}][price]`;
    const price = priceOf(work, item, param);
    if (mode === 'subscription') recurringOf(price, param);
    if (mode === 'payment' && price.recurring)
      throw invalid(
        'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
        { param },
      );
    return price.id;
  });
}

export type SoldLine = { readonly name: string; readonly price: Price; readonly cents: number };

/** What a session sells, line by line. */
export const soldLines = (work: Work, session: string): SoldLine[] =>
  work.book.need('checkout_plan', session).prices.map((id) => {
    const price = work.book.need('price', id);
    return { name: productName(work, price), price, cents: centsOf(price) };
  });
