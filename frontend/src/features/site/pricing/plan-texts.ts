import { limits } from '../../../../../shared/domain/limits';
import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';

const monthsOfYear = 12;

const money = (dollars: number, digits: number): string =>
  `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;

/** A plan with zero price or zero annual price is a trial (LND-06). */
export const isTrial = ({ price, annual_price }: Pick<Plan, 'price' | 'annual_price'>): boolean =>
  price === 0 || annual_price === 0;

/** `$19`, or `$19.50` if there are cents. Prices are dollars. */
export const monthlyPrice = ({ price }: Pick<Plan, 'price'>): string =>
  money(price, Number.isInteger(price) ? 0 : 2);

export const annualPrice = ({ annual_price }: Pick<Plan, 'annual_price'>): string => money(annual_price, 2);

/** The price of twelve single months, shown struck through (LND-05). */
export const twelveMonths = ({ price }: Pick<Plan, 'price'>): string => money(price * monthsOfYear, 2);

/** What annual billing saves, or undefined if it saves nothing. */
export function yearSaving({
  price,
  annual_price,
}: Pick<Plan, 'price' | 'annual_price'>): string | undefined {
  const saved = price * monthsOfYear - annual_price;
  return saved > 0 ? `save ${money(saved, 2)}` : undefined;
}

export const hasMoreFeatures = (features: readonly string[]): boolean =>
  features.length > limits.planFeaturesShown;

/** What a screen reader announces after a change of billing. */
export const billingSaid = (plans: readonly Plan[], annual: boolean): string => {
  const prices = plans
    .filter((plan) => !isTrial(plan))
    .map((plan) => `${plan.plan} ${annual ? annualPrice(plan) : monthlyPrice(plan)}`);
  return `Prices by the ${annual ? 'year' : 'month'}: ${prices.join(', ')}`;
};

/** The sign-up address with the choice, so that it survives a reload (LND-09, ACC-01). */
export const signUpHref = (planId: number, annual: boolean): string =>
  `/auth/registerformik?planid=${planId}${annual ? '&annual=true' : ''}`;
