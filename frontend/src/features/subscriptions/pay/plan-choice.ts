import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';

export type PlanChoice = { readonly planid: number; readonly annual: boolean };

/** The choice in the address of /subscriptionPay (SUB-02); invalid parts are left out. */
export type PayPlace = {
  readonly planid?: number;
  readonly annual?: boolean;
  readonly upgrade?: true;
};

export function parsePayPlace(search: Record<string, unknown>): PayPlace {
  const planid = Number(search.planid);
  const annual = search.annual === true || search.annual === 'true';
  return {
    ...(Number.isInteger(planid) && planid > 0 ? { planid } : {}),
    ...(annual || search.annual === false || search.annual === 'false' ? { annual } : {}),
    ...(search.upgrade === true || search.upgrade === 'true' ? { upgrade: true } : {}),
  };
}

/** A plan card's choice (LND-09), or the upgrade flag. */
type Carried = {
  readonly plan?: { readonly id: number };
  readonly annual?: boolean;
  readonly upgrade?: boolean;
};

/** Leaves out the free trial, which nobody pays for. */
export const paidPlans = (plans: readonly Plan[]): Plan[] => plans.filter(({ price }) => price > 0);

/**
 * The initial plan: the requested one; with the upgrade flag the next larger one; else the current one if
 * it is a paid plan. Undefined otherwise, because a plan that nobody chose is not preselected.
 */
export function firstChoice({
  place,
  state,
  plans,
  current,
}: {
  place: PayPlace;
  state: Carried;
  plans: readonly Plan[];
  current: PlanChoice | undefined;
}): PlanChoice | undefined {
  const offered = paidPlans(plans);
  const annual = place.annual ?? state.annual ?? current?.annual ?? false;
  const asked = place.planid ?? state.plan?.id;
  const upgrade = place.upgrade === true || state.upgrade === true;
  const wanted = asked ?? (upgrade ? nextLarger(plans, current)?.id : current?.planid);
  return offered.some(({ id }) => id === wanted) && wanted !== undefined
    ? { planid: wanted, annual }
    : undefined;
}

/** The cheapest plan that costs more than the current one. */
export function nextLarger(plans: readonly Plan[], current: PlanChoice | undefined): Plan | undefined {
  const price = plans.find(({ id }) => id === current?.planid)?.price ?? 0;
  return [...plans].sort((a, b) => a.price - b.price).find((plan) => plan.price > price);
}
