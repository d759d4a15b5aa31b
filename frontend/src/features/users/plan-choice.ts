import type { Plan } from '../../../../shared/domain/subscriptions/subscriptions';

/** The chosen plan from a plan card's navigation state or the address (ACC-01). State survives a reload. */
export const chosenPlan = (from: {
  state: { plan?: { id: number }; annual?: boolean };
  search: { planid?: number | undefined; annual?: boolean | undefined };
}): { planid: number; annual: boolean } => ({
  planid: from.state.plan?.id ?? from.search.planid ?? 1,
  annual: from.state.annual ?? from.search.annual ?? false,
});

/** `Free for 14 days`, `$19 a month`, `$190 a year`. Prices are whole dollars. */
export function priceText(plan: Pick<Plan, 'price' | 'annual_price'>, annual: boolean): string {
  if (plan.price === 0 || plan.annual_price === 0) return 'Free for 14 days';
  const dollars = (annual ? plan.annual_price : plan.price).toLocaleString('en-US');
  return `$${dollars} a ${annual ? 'year' : 'month'}`;
}

/** `Pay by the year, save $38`, compared with twelve single months, if that saves anything. */
export function yearText({ price, annual_price }: Pick<Plan, 'price' | 'annual_price'>): string {
  const saved = price * 12 - annual_price;
  return saved > 0 ? `Pay by the year, save $${saved.toLocaleString('en-US')}` : 'Pay by the year';
}

/** Plan 4 is for organizations: the head is an orgAdmin, so there is no role to choose (decisions, Plans). */
export const asksForRole = (planid: number): boolean => planid !== 4;
