import type { Plan } from './subscriptions';

/** A plan at one of its two prices. */
export type PlanChoice = { readonly planId: number; readonly annual: boolean };

/** The price of one period, in integer cents. */
export const priceOf = (plan: Plan, annual: boolean): number =>
  Math.round((annual ? plan.annual_price : plan.price) * 100);

/** Plan 1 is the trial and cannot be bought (decisions, Plans). */
export const isSold = (plan: Plan): boolean => plan.price > 0 && plan.annual_price > 0;

/**
 * Upgrades start now; smaller plans and shorter periods at the period's end. Before the first payment every
 * change starts now, because no period is paid. Size is the monthly price.
 */
export function planChangeKind({
  from,
  to,
  plans,
  isFree = false,
}: {
  from: PlanChoice;
  to: PlanChoice;
  plans: readonly Plan[];
  /** Nothing has been paid yet. */
  isFree?: boolean;
}): 'none' | 'now' | 'period-end' {
  if (from.planId === to.planId && from.annual === to.annual) return 'none';
  if (isFree) return 'now';
  const size = (planId: number): number => plans.find(({ id }) => id === planId)?.price ?? 0;
  const isSmaller = size(to.planId) < size(from.planId);
  const isShorter = from.annual && !to.annual;
  return isSmaller || isShorter ? 'period-end' : 'now';
}

export type Blocker = {
  readonly what: 'properties' | 'units';
  readonly in_use: number;
  readonly limit: number;
};

/** What must be removed before everything fits this plan; empty when it fits (issue 5, part 7). */
export function blockersOf(plan: Plan, inUse: { propertyCount: number; unitCount: number }): Blocker[] {
  const all: Blocker[] = [
    { what: 'properties', in_use: inUse.propertyCount, limit: plan.no_of_properties },
    { what: 'units', in_use: inUse.unitCount, limit: plan.no_of_units },
  ];
  return all.filter(({ in_use, limit }) => in_use > limit);
}

/** The blockers as a refusal's fields: `Remove 8 of 12 units: this plan has 4`. */
export const blockerFields = (blockers: readonly Blocker[]): Record<string, string> =>
  Object.fromEntries(
    blockers.map(({ what, in_use, limit }) => [
      what,
      `Remove ${in_use - limit} of ${in_use} ${what}: this plan has ${limit}`,
    ]),
  );
