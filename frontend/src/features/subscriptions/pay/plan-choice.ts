import type { Plan } from '../../../../../shared/domain/subscriptions';

export type PlanChoice = { readonly planid: number; readonly annual: boolean };

/** What the address of /subscriptionPay says (SUB-02); each is absent unless it is sound. */
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

/** What navigation state may carry: a plan card's choice (LND-09), or the upgrade flag. */
type Carried = {
  readonly plan?: { readonly id: number };
  readonly annual?: boolean;
  readonly upgrade?: boolean;
};

/** A plan that costs something; the trial is not paid for. */
export const paidPlans = (plans: readonly Plan[]): Plan[] => plans.filter(({ price }) => price > 0);

/**
 * The plan to begin with: the one asked for; with the upgrade flag the next larger than the present one; else the present one, if it is paid
 * for at all. Undefined when nothing is asked for and nothing follows: a plan that nobody chose is not preselected.
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

/** The cheapest plan that is dearer than the present one. */
export function nextLarger(plans: readonly Plan[], current: PlanChoice | undefined): Plan | undefined {
  const price = plans.find(({ id }) => id === current?.planid)?.price ?? 0;
  return [...plans].sort((a, b) => a.price - b.price).find((plan) => plan.price > price);
}
