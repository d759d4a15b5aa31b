import type { PlanChangePreview } from '../../../../../shared/contract/subscriptions';
import { counted } from '../../../../../shared/domain/counted';
import { displayDate } from '../../../../../shared/domain/dates';
import { moneyText } from '../money-text';
import { isAnnual, type PlanDetails } from '../overview/subscription-words';
import type { PlanChoice } from './plan-choice';

export type Blocker = PlanChangePreview['blockers'][number];

const nouns = {
  properties: ['property', 'properties'],
  units: ['unit', 'units'],
} as const;

/** `You use 12 units; Solo has 4. Remove 8 units first.` */
export function blockerWords({ what, in_use: used, limit }: Blocker, plan: string): string {
  const [one, many] = nouns[what];
  const over = counted(used - limit, one, many);
  return `You use ${counted(used, one, many)}; ${plan} has ${limit.toLocaleString('en-US')}. Remove ${over} first.`;
}

const periodWord = (annual: boolean): string => (annual ? 'a year' : 'a month');

/** The parts of the current plan that decide the text. */
export type Standing = Pick<
  PlanDetails,
  'planid' | 'subscription_type' | 'autopay' | 'next_plan' | 'free_until'
>;

type Change = {
  readonly preview: PlanChangePreview;
  readonly choice: PlanChoice;
  readonly plan: string;
  readonly standing: Standing | undefined;
};

/** The person picks the current plan while a change is pending, which cancels that change. */
export const takesBack = ({ preview, choice, standing }: Omit<Change, 'plan'>): boolean =>
  preview.kind === 'now' &&
  standing?.next_plan !== undefined &&
  standing.planid === choice.planid &&
  isAnnual(standing) === choice.annual;

/** What happens and when; the amounts are listed below it. */
export function changeWords({ preview, choice, plan, standing }: Change): string {
  const at = displayDate(preview.next_at);
  const next = standing?.next_plan;
  if (next && takesBack({ preview, choice, standing }))
    return `You keep ${plan}. The change to ${next.plan} on ${at} is canceled, and nothing is due now.`;
  switch (preview.kind) {
    case 'checkout':
      if (preview.due_now === 0)
        return `Nothing is due now: your trial continues until ${at}, and ${plan} begins then. You enter your card on the payment provider’s page; we never see its number.`;
      return `${plan} starts with your payment on the payment provider’s page. We never see your card number.`;
    case 'now':
      if (standing?.free_until)
        return `${plan} starts right away. Nothing is due before your trial ends on ${at}.`;
      return `${plan} starts right away. You pay the difference for the days left in the period.`;
    case 'period-end':
      return `Nothing is due now. You keep what you have paid for until ${at}; then ${plan} begins.${standing?.autopay === 0 ? ' Autopay is turned on for it.' : ''}`;
    case 'none':
      return next?.planid === choice.planid
        ? `${plan} begins on ${at}, as you chose.`
        : `This is your plan already, billed ${choice.annual ? 'annually' : 'monthly'}.`;
  }
}

/** `From Jan 05, 2027 on: $49.00 a month`. Empty without a date. */
export function laterWords({ next_amount, next_at }: PlanChangePreview, choice: PlanChoice): string {
  const at = displayDate(next_at);
  return at === '' ? '' : `From ${at} on: ${moneyText(next_amount)} ${periodWord(choice.annual)}`;
}

/** The button names its effect and cost; empty if there is nothing to do. */
export function actionWords(change: Change): string {
  const { kind, due_now: due, next_at: at } = change.preview;
  if (takesBack(change)) return `Keep ${change.plan}`;
  const words = {
    checkout: due > 0 ? `Pay ${moneyText(due)}` : 'Add a card',
    now: due > 0 ? `Change plan and pay ${moneyText(due)}` : 'Change plan now',
    'period-end': `Change on ${displayDate(at)}`,
    none: '',
  } as const;
  return words[kind];
}

/** The message after a change that needed no payment page. */
export const doneWords = ({
  kind,
  plan,
  at,
}: {
  kind: 'now' | 'period-end' | 'none';
  plan: string;
  at: string;
}): string => {
  if (kind === 'none') return `You have ${plan} already.`;
  return kind === 'now' ? `You have ${plan} now.` : `${plan} begins on ${displayDate(at)}.`;
};
