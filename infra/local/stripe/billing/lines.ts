import { money } from '../core/format';
import { newId } from '../core/ids';
import { invalid } from '../core/problem';
import type { Line, Price, SubscriptionItem } from '../core/wire';
import type { Work } from '../core/work';
import { type Period, prorated, type Rhythm } from './periods';

export const centsOf = (price: Price): number => price.unit_amount ?? 0;

/** Refuses a one-time price where a recurring one is needed. */
export function recurringOf(price: Price, param = 'items[0][price]'): Rhythm {
  if (price.recurring) return price.recurring;
  throw invalid(
    'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
    { param },
  );
}

export const productName = (work: Work, price: Price): string =>
  work.book.need('product', price.product).name;

/** As Stripe writes a day on a line: `05 Dec 2026`. */
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

function lineOf(
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

/** A whole period of the item. */
export function periodLine(work: Work, item: SubscriptionItem, period: Period): Line {
  const { price } = item;
  const cents = centsOf(price);
  return lineOf(item, {
    amount: cents,
    period,
    description: `1 × ${productName(work, price)} (at ${money(cents)} / ${recurringOf(price).interval})`,
    proration: false,
  });
}

type Part = { readonly period: Period; readonly from: number };

/** The rest of a period from one second on. */
const restLine = (
  item: SubscriptionItem,
  { period, from }: Part,
  line: Pick<NewLine, 'amount' | 'description'>,
) => lineOf(item, { ...line, period: { start: from, end: period.end }, proration: true });

/** A credit for what was paid and is not used. */
export const unusedLine = (work: Work, item: SubscriptionItem, part: Part): Line =>
  restLine(item, part, {
    amount: -prorated(centsOf(item.price), part.period, part.from),
    description: `Unused time on ${productName(work, item.price)} after ${dayOnLine(part.from)}`,
  });

/** What the rest of the period costs at the item's price. */
export const remainingLine = (work: Work, item: SubscriptionItem, part: Part): Line =>
  restLine(item, part, {
    amount: prorated(centsOf(item.price), part.period, part.from),
    description: `Remaining time on ${productName(work, item.price)} after ${dayOnLine(part.from)}`,
  });
