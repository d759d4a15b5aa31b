import type { Plan } from '../../../../shared/domain/subscriptions';

/** What is known of the chosen plan: navigation state from a plan card, or the address (ACC-01). The state outlives a reload. */
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

/** Plan 4 is for organisations: its head is an orgAdmin, so there is nothing to choose (decisions, Plans). */
export const asksForRole = (planid: number): boolean => planid !== 4;
