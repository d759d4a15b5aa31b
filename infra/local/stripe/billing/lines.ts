import { newId } from '../core/ids';
import { invalid } from '../core/problem';
import type { Line, Price, SubscriptionItem } from '../core/wire';
import type { Work } from '../core/work';
import { type Period, prorated, type Recurring } from './periods';

export const centsOf = (price: Price): number => price.unit_amount ?? 0;

/** Refuses a one-time price where a recurring one is needed. */
export function recurringOf(price: Price, param = 'items[0][price]'): Recurring {
  if (price.recurring) return price.recurring;
  throw invalid(
    'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
    { param },
  );
}

export const productName = (work: Work, price: Price): string =>
  work.book.get('product', price.product)?.name ?? price.product;

const dollars = (amount: number): string => `$${(amount / 100).toFixed(2)}`;
const dayText = (at: number): string =>
  new Date(at * 1000).toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

type Said = {
  readonly item: Pick<SubscriptionItem, 'id' | 'subscription'>;
  readonly price: Price;
  readonly quantity: number;
  readonly amount: number;
  readonly period: Period;
  readonly description: string;
  readonly proration: boolean;
};

function lineOf({ item, price, quantity, amount, period, description, proration }: Said): Line {
  return {
    id: newId('line'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: { credited_items: null },
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: period.start, end: period.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(centsOf(price)),
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: item.subscription,
    subtotal: amount,
    taxes: [],
  };
}

type Held = Pick<SubscriptionItem, 'id' | 'subscription' | 'price'> & { readonly quantity: number };

/** A whole period of one item. */
export function periodLine(work: Work, held: Held, period: Period): Line {
  const { price, quantity } = held;
  const per = price.recurring?.interval ?? 'month';
  return lineOf({
    item: held,
    price,
    quantity,
    amount: centsOf(price) * quantity,
    period,
    description: `${quantity} × ${productName(work, price)} (at ${dollars(centsOf(price))} / ${per})`,
    proration: false,
  });
}

/** A period that costs nothing because it is a trial. */
export const trialLine = (work: Work, held: Held, period: Period): Line =>
  lineOf({
    item: held,
    price: held.price,
    quantity: held.quantity,
    amount: 0,
    period,
    description: `Trial period for ${productName(work, held.price)}`,
    proration: false,
  });

/** What was paid for and is not used: a credit. `from` is the second at which it changes. */
export const unusedLine = (
  work: Work,
  held: Held,
  { period, from }: { period: Period; from: number },
): Line =>
  lineOf({
    item: held,
    price: held.price,
    quantity: held.quantity,
    amount: -prorated(centsOf(held.price) * held.quantity, period, from),
    period: { start: from, end: period.end },
    description: `Unused time on ${held.quantity === 1 ? '' : `${held.quantity} × `}${productName(work, held.price)} after ${dayText(from)}`,
    proration: true,
  });

/** What the rest of the period costs anew. */
export const remainingLine = (
  work: Work,
  held: Held,
  { period, from }: { period: Period; from: number },
): Line =>
  lineOf({
    item: held,
    price: held.price,
    quantity: held.quantity,
    amount: prorated(centsOf(held.price) * held.quantity, period, from),
    period: { start: from, end: period.end },
    description: `Remaining time on ${held.quantity === 1 ? '' : `${held.quantity} × `}${productName(work, held.price)} after ${dayText(from)}`,
    proration: true,
  });
