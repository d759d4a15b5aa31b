import type { CheckoutPlan } from '../core/kinds';
import { invalid } from '../core/problem';
import type { CheckoutLine, Price } from '../core/wire';
import type { Work } from '../core/work';
import type { AskedCheckout } from './checkout-params';
import { centsOf, productName, recurringOf } from './lines';
import { createPrice } from './prices';
import { createProduct } from './products';

type Lines = CheckoutPlan['lines'];
type InlinePrice = NonNullable<NonNullable<AskedCheckout['line_items']>[number]['price_data']>;

/** A price said in the call itself becomes a price of its own, as at Stripe. */
function priceInline(work: Work, said: InlinePrice): Price {
  const { name, description } = said.product_data;
  const product = createProduct(work, { name, description, active: false });
  const { currency, unit_amount } = said;
  return createPrice(work, { product: product.id, currency, unit_amount, active: false });
}

/** The prices and numbers that are sold; refuses what the mode does not take. */
export function checkoutPlanLines(work: Work, { mode, line_items: asked = [] }: AskedCheckout): Lines {
  if (mode === 'setup') return [];
  if (asked.length === 0)
    throw invalid(`You must pass at least one line item in \`${mode}\` mode.`, {
      param: 'line_items',
      code: 'parameter_missing',
    });
  return asked.map(({ price, price_data: said, quantity }, index) => {
    const name = `line_items[${index}][price]`;
    if (!price && !said)
      throw invalid(`Missing required param: ${name}.`, { param: name, code: 'parameter_missing' });
    const found = said ? priceInline(work, said) : work.book.need('price', price ?? '', name);
    if (!said && !found.active)
      throw invalid('The price specified is inactive. This field only accepts active prices.', {
        param: name,
      });
    if (mode === 'subscription') recurringOf(found, name);
    if (mode === 'payment' && found.recurring)
      throw invalid(
        'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
        {
          param: name,
        },
      );
    return { price: found.id, quantity: quantity ?? 1 };
  });
}

/** What a session sells, line by line. */
export const checkoutLines = (work: Work, session: string): CheckoutLine[] =>
  work.book.need('checkout_plan', session).lines.map(({ price: id, quantity }, index) => {
    const price = work.book.need('price', id);
    const amount = centsOf(price) * quantity;
    return {
      id: `li_${session.slice(-20)}${index}`,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: productName(work, price),
      discounts: [],
      metadata: {},
      price,
      quantity,
      taxes: [],
    };
  });
