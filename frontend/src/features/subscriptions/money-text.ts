import { displayDollars } from '../../../../shared/domain/money';
import type { Plan } from '../../../../shared/domain/subscriptions/subscriptions';

/** Integer cents as `$1,250.00`; an amount in the payer's favor as `($12.50) credit`. */
export const moneyText = (cents: number): string =>
  cents < 0 ? `(${displayDollars(-cents)}) credit` : displayDollars(cents);

type Prices = Pick<Plan, 'price' | 'annual_price'>;

/** A plan's price in dollars for its period (SUB-01). */
export const priceOf = ({ price, annual_price }: Prices, annual: boolean): number =>
  annual ? annual_price : price;

/** `$19`, `$1,490`: dollars, with cents only if there are any. */
export const wholeText = (price: number): string =>
  price.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
  });

/** `$19 a month`, `$190 a year`. */
export const priceText = (plan: Prices, annual: boolean): string =>
  `${wholeText(priceOf(plan, annual))} ${annual ? 'a year' : 'a month'}`;

/** What annual billing saves per year, in dollars; 0 if nothing. */
export const yearlySaving = ({ price, annual_price }: Prices): number =>
  Math.max(0, price * 12 - annual_price);
