import type { Context } from '../core/context';
import { invalidRequest } from '../core/errors';
import { money } from '../core/format';
import { newId } from '../core/ids';
import type { Line, Price, SubscriptionItem } from '../core/wire';
import { type Interval, type Period, prorated } from './periods';

export const centsOf = (price: Price): number => price.unit_amount ?? 0;

/** Refuses a one-time price where a recurring one is needed. */
export function intervalOf({ recurring }: Price, param = 'items[0][price]'): Interval {
  if (recurring) return recurring.interval === 'year' ? 'year' : 'month';
  throw invalidRequest(
    'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
    { param },
  );
}

export const productName = (context: Context, price: Price): string =>
  context.objects.need('product', price.product).name;

/** A UTC date as Stripe writes it on a line: `05 Dec 2026`. */
const dayOnLine = (at: number): string =>
  new Date(at * 1000).toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

type NewLine = {
  readonly amount: number;
  readonly period: Period;
  readonly description: string;
  readonly proration: boolean;
};

function createLine(
  { id, subscription, price }: SubscriptionItem,
  { amount, period, description, proration }: NewLine,
): Line {
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
        subscription,
        subscription_item: id,
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
    quantity: 1,
    quantity_decimal: '1',
    subscription,
    subtotal: amount,
    taxes: [],
  };
}

/** Charges a whole period. */
export function periodLine(context: Context, item: SubscriptionItem, period: Period): Line {
  const { price } = item;
  const cents = centsOf(price);
  return createLine(item, {
    amount: cents,
    period,
    description: `1 × ${productName(context, price)} (at ${money(cents)} / ${intervalOf(price)})`,
    proration: false,
  });
}

/** A trial costs nothing, and its invoice says so. */
export const trialLine = (context: Context, item: SubscriptionItem, period: Period): Line =>
  createLine(item, {
    amount: 0,
    period,
    description: `Trial period for ${productName(context, item.price)}`,
    proration: false,
  });

/** A period, and the second from which its remaining part counts. */
type Rest = { readonly period: Period; readonly from: number };

const restLine = (
  item: SubscriptionItem,
  { period, from }: Rest,
  line: Pick<NewLine, 'amount' | 'description'>,
) => createLine(item, { ...line, period: { start: from, end: period.end }, proration: true });

/** Credits time that was paid but not used. */
export const unusedLine = (context: Context, item: SubscriptionItem, rest: Rest): Line =>
  restLine(item, rest, {
    amount: -prorated(centsOf(item.price), rest.period, rest.from),
    description: `Unused time on ${productName(context, item.price)} after ${dayOnLine(rest.from)}`,
  });

/** Charges the rest of the period at the item's price. */
export const remainingLine = (context: Context, item: SubscriptionItem, rest: Rest): Line =>
  restLine(item, rest, {
    amount: prorated(centsOf(item.price), rest.period, rest.from),
    description: `Remaining time on ${productName(context, item.price)} after ${dayOnLine(rest.from)}`,
  });
