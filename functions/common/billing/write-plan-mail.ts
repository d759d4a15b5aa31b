import { displayDate } from '../../../shared/domain/dates';
import { displayDollars } from '../../../shared/domain/money';
import { productName } from '../../../shared/domain/product';
import { type PlanChoice, priceOf } from '../../../shared/domain/subscriptions/plan-changes';
import type { Plan } from '../../../shared/domain/subscriptions/subscriptions';
import type { OutgoingMail } from '../../gateways/mail/mail';
import { greeting, layOut, type MailContent } from '../../gateways/mail/mail-layout';
import type { PlanPayment } from '../../table/billing/record';
import type { PlanMail } from '../../table/outbox/record';

type Setting = { readonly firstName: string; readonly plans: readonly Plan[]; readonly siteUrl: string };
type Told<K extends PlanMail['kind']> = Extract<PlanMail, { readonly kind: K }>;
type Writer<K extends PlanMail['kind']> = (mail: Told<K>, words: ReturnType<typeof wordsOf>) => MailContent;

function wordsOf({ firstName, plans, siteUrl }: Setting) {
  const name = (planId: number): string => plans.find(({ id }) => id === planId)?.plan ?? 'your plan';
  return {
    hello: greeting(firstName),
    name,
    plan: ({ planId, annual }: PlanChoice): string => `${name(planId)}, ${annual ? 'yearly' : 'monthly'}`,
    price: ({ planId, annual }: PlanChoice): string => {
      const plan = plans.find(({ id }) => id === planId);
      return plan ? displayDollars(priceOf(plan, annual)) : '';
    },
    subscription: `${siteUrl}/user-subscription`,
    pay: `${siteUrl}/subscriptionPay`,
  };
}

const figuresOf = ({ lines, amount }: PlanPayment) => [
  ...lines.map((line) => ({ label: line.description, value: displayDollars(line.amount) })),
  { label: 'Total', value: displayDollars(amount) },
];

const receipt: Writer<'receipt'> = ({ payment }, { hello, subscription }) => ({
  subject: `Receipt ${payment.number} from ${productName}`,
  paragraphs: [
    hello,
    `Thank you. We received ${displayDollars(payment.amount)} on ${displayDate(payment.paidAt ?? payment.createdAt)} for ${displayDate(payment.periodStart)} to ${displayDate(payment.periodEnd)}.`,
  ],
  figures: figuresOf(payment),
  hasTotal: true,
  button: { label: 'See all payments', address: subscription },
});

const paymentFailed: Writer<'payment-failed'> = ({ payment }, { hello, subscription }) => ({
  subject: `Your payment of ${displayDollars(payment.amount)} failed`,
  paragraphs: [
    hello,
    `We couldn’t collect ${displayDollars(payment.amount)} for your ${productName} plan (${payment.number}).`,
    payment.nextAttemptAt
      ? `Everything keeps working. We’ll try again on ${displayDate(payment.nextAttemptAt)}. Please check your card before then.`
      : 'We won’t try again automatically. Please pay with another card.',
  ],
  figures: figuresOf(payment),
  hasTotal: true,
  button: { label: 'Fix payment', address: subscription },
});

const trialEnding: Writer<'trial-ending'> = ({ days, at, planId }, { hello, name, pay }) => ({
  subject: days === 1 ? 'Your trial ends tomorrow' : `Your trial ends in ${days} days`,
  paragraphs: [
    hello,
    `Your trial of ${productName} (${name(planId)}) ends on ${displayDate(at)}. After that, you can still read and export everything. Choose a plan to make changes.`,
  ],
  button: { label: 'Choose a plan', address: pay },
});

const planStarts: Writer<'plan-starts'> = (
  { at, plan },
  { hello, plan: planWords, price, subscription },
) => ({
  subject: `Your plan begins on ${displayDate(at)}`,
  paragraphs: [
    hello,
    `Your plan (${planWords(plan)}) begins when your trial ends, on ${displayDate(at)}. Nothing is charged before then. To change or cancel it, open your subscription.`,
  ],
  figures: [{ label: `First payment on ${displayDate(at)}`, value: price(plan) }],
  button: { label: 'See your subscription', address: subscription },
});

const renewal: Writer<'renewal'> = ({ at, plan }, { hello, plan: planWords, subscription }) => ({
  subject: `Your plan renews on ${displayDate(at)}`,
  paragraphs: [
    hello,
    `Your plan (${planWords(plan)}) renews on ${displayDate(at)}. There’s nothing to do. To change it or turn autopay off, open your subscription before then.`,
  ],
  button: { label: 'See your subscription', address: subscription },
});

const planChanged: Writer<'plan-changed'> = ({ from, to, at }, { hello, plan, subscription }) => ({
  subject: at ? `Your plan changes on ${displayDate(at)}` : 'Your plan was changed',
  paragraphs: [
    hello,
    at
      ? `You keep what you paid for until ${displayDate(at)}. Then your plan changes:`
      : 'Your new plan and its limits apply now:',
  ],
  figures: [
    { label: at ? 'Until then' : 'Before', value: plan(from) },
    { label: at ? 'From then on' : 'Now', value: plan(to) },
  ],
  button: { label: 'See your subscription', address: subscription },
});

const endings = {
  trial: { subject: 'Your trial ended', why: 'Your trial ended.' },
  period: { subject: 'Your plan ended', why: 'Your plan ended.' },
  unpaid: {
    subject: 'Your plan isn’t paid',
    why: 'We couldn’t collect the payment for your plan and won’t try again.',
  },
} as const;

const ended: Writer<'ended'> = ({ why }, { hello, pay, subscription }) => ({
  subject: endings[why].subject,
  paragraphs: [
    hello,
    `${endings[why].why} Nothing is lost. You can read and export everything, and make changes again as soon as you pay for a plan.`,
  ],
  button:
    why === 'unpaid'
      ? { label: 'Fix payment', address: subscription }
      : { label: 'Choose a plan', address: pay },
});

function contentOf(mail: PlanMail, setting: Setting): MailContent {
  const words = wordsOf(setting);
  switch (mail.kind) {
    case 'receipt':
      return receipt(mail, words);
    case 'payment-failed':
      return paymentFailed(mail, words);
    case 'trial-ending':
      return trialEnding(mail, words);
    case 'plan-starts':
      return planStarts(mail, words);
    case 'renewal':
      return renewal(mail, words);
    case 'plan-changed':
      return planChanged(mail, words);
    case 'ended':
      return ended(mail, words);
  }
}

/** The mail to the organization's head about its plan. */
export const writePlanMail = (mail: PlanMail, setting: Setting): Omit<OutgoingMail, 'to'> =>
  layOut(contentOf(mail, setting));
