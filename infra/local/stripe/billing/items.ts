import { newId } from '../core/ids';
import { invalid } from '../core/problem';
import type { Line, Plan, Price, Subscription, SubscriptionItem } from '../core/wire';
import type { Work } from '../core/work';
import { centsOf, periodLine, recurringOf, remainingLine, unusedLine } from './lines';
import { type Period, periodAt } from './periods';

/** The plan that an old reader of the API still finds beside the price. */
const planOf = (price: Price): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: centsOf(price),
  amount_decimal: String(centsOf(price)),
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: recurringOf(price).interval,
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

export const makeItem = (
  work: Work,
  { subscription, price, period }: { subscription: string; price: Price; period: Period },
): SubscriptionItem => ({
  id: newId('item'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: work.at,
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

/** The one item that every subscription has here. */
export function itemOf({ items, id }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return item;
}

export function periodOf(subscription: Subscription): Period {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { start, end };
}

/** The subscription with its item at another price or in another period. */
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

/** What another price does: the subscription after it, the lines it costs, and whether a new period begins with it. */
export type Changed = {
  readonly subscription: Subscription;
  readonly lines: readonly Line[];
};

/**
 * Another price from one second on: the unused rest of the old is credited, the rest of the new charged. A price of another rhythm begins a
 * new period at once, charged whole.
 */
export function changePrice(
  work: Work,
  subscription: Subscription,
  { id, price: wanted, from }: { id: string; price: string; from: number },
): Changed {
  const before = itemOf(subscription);
  if (before.id !== id)
    throw invalid(`No such subscription_item: '${id}'`, {
      param: 'items[0][id]',
      code: 'resource_missing',
    });
  const price = work.book.need('price', wanted, 'items[0][price]');
  const rhythm = recurringOf(price, 'items[0][price]');
  if (price.id === before.price.id) return { subscription, lines: [] };
  const period = periodOf(subscription);
  const unused = unusedLine(work, before, { period, from });
  if (rhythm.interval === recurringOf(before.price).interval) {
    const after = withItem(subscription, { price });
    return { subscription: after, lines: [unused, remainingLine(work, itemOf(after), { period, from })] };
  }
  const next = periodAt(from, rhythm, from);
  const after = withItem({ ...subscription, billing_cycle_anchor: from }, { price, period: next });
  return { subscription: after, lines: [unused, periodLine(work, itemOf(after), next)] };
}
