import type { Context } from '../core/context';
import { invalidRequest } from '../core/errors';
import { newId } from '../core/ids';
import type { Line, Plan, Price, Subscription, SubscriptionItem } from '../core/wire';
import { centsOf, intervalOf, periodLine, remainingLine, trialLine, unusedLine } from './invoice-lines';
import { type Period, periodAt } from './periods';

/** The older form of a price, which Stripe still sends too. */
const planOf = (price: Price): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: centsOf(price),
  amount_decimal: String(centsOf(price)),
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: intervalOf(price),
  interval_count: 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

export const createItem = (
  context: Context,
  { subscription, price, period }: { subscription: string; price: Price; period: Period },
): SubscriptionItem => ({
  id: newId('item'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: context.now,
  current_period_end: period.end,
  current_period_start: period.start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price,
  quantity: 1,
  subscription,
  tax_rates: [],
});

/** In the double, every subscription has exactly one item. */
export function itemOf({ items, id }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return item;
}

export function periodOf(subscription: Subscription): Period {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { start, end };
}

/** The subscription with its item at a new price or in a new period. */
export const withItem = (
  subscription: Subscription,
  { price, period }: { price?: Price | undefined; period?: Period | undefined },
): Subscription => ({
  ...subscription,
  items: {
    ...subscription.items,
    data: [
      {
        ...itemOf(subscription),
        ...(price && { price, plan: planOf(price) }),
        ...(period && { current_period_start: period.start, current_period_end: period.end }),
      },
    ],
  },
});

/**
 * A new price from one second on, with its lines: a credit for the rest of the old price and a charge for the
 * new one. A price with another interval starts a new period at once, charged in full. A trial goes on, free.
 */
export function changePrice(
  context: Context,
  subscription: Subscription,
  { id, price: priceId, from }: { id: string; price: string; from: number },
): { subscription: Subscription; lines: Line[] } {
  const before = itemOf(subscription);
  if (before.id !== id)
    throw invalidRequest(`No such subscription_item: '${id}'`, {
      param: 'items[0][id]',
      code: 'resource_missing',
    });
  const price = context.objects.need('price', priceId, 'items[0][price]');
  const interval = intervalOf(price);
  if (price.id === before.price.id) return { subscription, lines: [] };
  const period = periodOf(subscription);
  if (subscription.status === 'trialing') {
    const after = withItem(subscription, { price });
    return { subscription: after, lines: [trialLine(context, itemOf(after), { ...period, start: from })] };
  }
  const unused = unusedLine(context, before, { period, from });
  if (interval === intervalOf(before.price)) {
    const after = withItem(subscription, { price });
    return { subscription: after, lines: [unused, remainingLine(context, itemOf(after), { period, from })] };
  }
  const next = periodAt(from, interval, from);
  const after = withItem({ ...subscription, billing_cycle_anchor: from }, { price, period: next });
  return { subscription: after, lines: [unused, periodLine(context, itemOf(after), next)] };
}
