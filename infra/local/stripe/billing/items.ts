import { newId } from '../core/ids';
import { invalid } from '../core/problem';
import type { Line, Plan, Price, Subscription, SubscriptionItem } from '../core/wire';
import type { Work } from '../core/work';
import { centsOf, periodLine, recurringOf, remainingLine, unusedLine } from './lines';
import { type Period, periodAt, sameRhythm } from './periods';

/** The plan that an old reader of the API still finds beside the price. */
export const planOf = (price: Price): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: centsOf(price),
  amount_decimal: String(centsOf(price)),
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
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

export function makeItem(
  work: Work,
  {
    subscription,
    price,
    quantity,
    period,
  }: { subscription: string; price: Price; quantity: number; period: Period },
): SubscriptionItem {
  return {
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
    quantity,
    subscription,
    tax_rates: [],
  };
}

export const held = (item: SubscriptionItem) => ({ ...item, quantity: item.quantity ?? 1 });

/** The present period; all items of a subscription share it. */
export function periodOf({ items, id }: Subscription): Period {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return { start: item.current_period_start, end: item.current_period_end };
}

export const withPeriod = ({ items }: Subscription, { start, end }: Period): Subscription['items'] => ({
  ...items,
  data: items.data.map((item) => ({ ...item, current_period_start: start, current_period_end: end })),
});

export const withPrice = (item: SubscriptionItem, price: Price, quantity: number): SubscriptionItem => ({
  ...item,
  price,
  plan: planOf(price),
  quantity,
});

export type ItemChange = {
  readonly id?: string | undefined;
  readonly price?: string | undefined;
  readonly quantity?: number | undefined;
};

/** What a change of items does: the subscription after it, the lines it costs, and whether a new period begins with it. */
export type Changed = {
  readonly subscription: Subscription;
  readonly lines: Line[];
  readonly newPeriod: boolean;
};

function itemOf(subscription: Subscription, { id }: ItemChange, index: number): SubscriptionItem {
  const [only] = subscription.items.data;
  const found = id === undefined ? only : subscription.items.data.find((item) => item.id === id);
  if (found) return found;
  throw invalid(`No such subscription_item: '${id}'`, {
    param: `items[${index}][id]`,
    code: 'resource_missing',
  });
}

/**
 * Another price or number of an item, from one second on: the unused rest of the old is credited, the rest of the new charged. A price of
 * another rhythm begins a new period at once, charged whole. A trial costs nothing either way.
 */
export function changeItems(
  work: Work,
  subscription: Subscription,
  { changes, from, prorate }: { changes: readonly ItemChange[]; from: number; prorate: boolean },
): Changed {
  const period = periodOf(subscription);
  const isTrial = subscription.status === 'trialing';
  const lines: Line[] = [];
  let items = subscription.items.data;
  let newPeriod = false;
  for (const [index, change] of changes.entries()) {
    const before = held(itemOf(subscription, change, index));
    const price = change.price
      ? work.book.need('price', change.price, `items[${index}][price]`)
      : before.price;
    const quantity = change.quantity ?? before.quantity;
    if (price.id === before.price.id && quantity === before.quantity) continue;
    const rhythm = recurringOf(price, `items[${index}][price]`);
    const after = held(withPrice(before, price, quantity));
    items = items.map((item) => (item.id === before.id ? after : item));
    const changesRhythm = !isTrial && !sameRhythm(rhythm, recurringOf(before.price));
    newPeriod ||= changesRhythm;
    if (prorate && !isTrial) lines.push(unusedLine(work, before, { period, from }));
    if (prorate && !isTrial && !changesRhythm) lines.push(remainingLine(work, after, { period, from }));
  }
  const changed = { ...subscription, items: { ...subscription.items, data: items } };
  return newPeriod
    ? beginPeriod(work, changed, { lines, from })
    : { subscription: changed, lines, newPeriod };
}

function beginPeriod(
  work: Work,
  subscription: Subscription,
  { lines, from }: { lines: readonly Line[]; from: number },
): Changed {
  const [first] = subscription.items.data;
  if (!first) throw new Error(`The subscription ${subscription.id} has no item`);
  const next = periodAt(from, recurringOf(first.price), from);
  const begun = { ...subscription, billing_cycle_anchor: from, items: withPeriod(subscription, next) };
  const whole = begun.items.data.map((item) => periodLine(work, held(item), next));
  return { subscription: begun, lines: [...lines, ...whole], newPeriod: true };
}
