import type { MySubscription } from '../../../../../shared/contract/subscriptions';
import { displayDate } from '../../../../../shared/domain/dates';
import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { priceText } from '../money-text';

export type PlanDetails = NonNullable<MySubscription['planDetails']>;

export const isAnnual = ({ subscription_type }: Pick<PlanDetails, 'subscription_type'>): boolean =>
  subscription_type === 'annually';

/** The state of the subscription and what happens next. */
export function whatHappens(details: PlanDetails, plans: readonly Plan[]): string {
  const end = displayDate(details.endDate);
  switch (details.type) {
    case 'trial':
      return `Your trial runs until ${end}. Nothing is charged before you choose a plan and add a card, and paying early does not shorten it.`;
    case 'active':
      return details.autopay === 1 ? renewal(details, plans) : lapse(details);
    case 'canceled':
      return lapse(details);
    case 'past-due':
      return 'The last payment failed. We’ll try again, or you can pay now with another card. Everything works until then.';
    case 'unpaid':
      return 'The payment failed after several tries. You can read and export everything. Pay the open invoice to make changes again.';
    case 'ended':
      return `Your plan ended on ${end}. You can read and export everything; a new payment lets you change things again.`;
  }
}

/** When it ends, and what the person can do after that. */
const lapse = ({ endDate, free_until }: PlanDetails): string =>
  `${free_until ? 'Free' : 'Paid'} until ${displayDate(endDate)}. It does not renew: after that you can read, export and pay, but not change anything.`;

/** The next charge, at the price of the plan that applies by then. */
function renewal(details: PlanDetails, plans: readonly Plan[]): string {
  const end = displayDate(details.endDate);
  const { next_plan: next } = details;
  if (details.free_until)
    return `Your trial continues until ${end}. ${details.plan} begins then, at ${priceText(details, isAnnual(details))}.`;
  if (!next) return `Renews on ${end} at ${priceText(details, isAnnual(details))}.`;
  const plan = plans.find(({ id }) => id === next.planid);
  const at = plan ? ` at ${priceText(plan, next.annual)}` : '';
  return `Until ${end} you have ${details.plan}. Then ${next.plan} begins${at}, as you chose.`;
}

/** The question before autopay is turned off or the plan is canceled: both end it. */
export const endWords = (details: PlanDetails): string =>
  isOwed(details)
    ? `Nothing more is charged after the period that is owed. Then ${details.plan} ends; you can read and export everything, but not change anything.`
    : `The ${details.plan} plan ends on ${displayDate(details.endDate)}, and you won’t be charged again. After that you can read and export everything, but not change anything.`;

/** What autopay on or off means, shown next to the switch. */
export function autopayWords(details: PlanDetails): string {
  if (!hasAutopay(details)) return 'Autopay begins with the first payment of a plan.';
  const on = details.autopay === 1;
  if (isOwed(details))
    return on
      ? 'On: the payment is tried again, and your card is charged when a period ends.'
      : 'Off: nothing is charged for the time after this period.';
  const end = displayDate(details.endDate);
  return on
    ? `On: your card is charged when a period ends, next on ${end}.`
    : `Off: nothing more is charged. Your plan ends on ${end}.`;
}

/** The current period is unpaid: its dates are in the past. */
export const isOwed = ({ type }: Pick<PlanDetails, 'type'>): boolean =>
  type === 'past-due' || type === 'unpaid';

/** There is something to renew: a plan paid through the provider, or owed there. */
export const hasAutopay = (details: Pick<PlanDetails, 'type' | 'has_payments'>): boolean =>
  details.has_payments && (details.type === 'active' || details.type === 'canceled' || isOwed(details));
