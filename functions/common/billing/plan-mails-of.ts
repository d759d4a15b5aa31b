import type { PlanChoice } from '../../../shared/domain/subscriptions/plan-changes';
import type { Subscription } from '../../../shared/domain/subscriptions/subscriptions';
import type { PlanPayment } from '../../table/billing/record';
import type { PlanMail } from '../../table/outbox/record';

/** What is about to change. `known`: payments before it. `failing`: failed ones that can still be paid. */
type Coming = {
  readonly from: Subscription;
  readonly to: Subscription;
  readonly payments: readonly PlanPayment[];
  readonly failing: readonly PlanPayment[];
  readonly known: readonly PlanPayment[];
  readonly now: Date;
};

/** Older payments send no mail when a history is read for the first time. */
const newsMilliseconds = 7 * 86_400_000;

const hasMoney = ({ status }: PlanPayment): boolean =>
  ['paid', 'partly-refunded', 'refunded'].includes(status);

function ofPayment(payment: PlanPayment, { known, now }: Coming): PlanMail[] {
  const before = known.find(({ invoiceId }) => invoiceId === payment.invoiceId);
  const { invoiceId, amount, paidAt = payment.createdAt } = payment;
  const isNews = now.getTime() - Date.parse(paidAt) < newsMilliseconds;
  if (hasMoney(payment) && amount > 0 && isNews && !(before && hasMoney(before)))
    return [{ name: `receipt ${invoiceId}`, kind: 'receipt', payment }];
  return [];
}

/** One mail per failed try, once the plan counts as unpaid; an earlier look may have seen the failure
 * first. The name keeps a try from being mailed twice. */
function ofFailure({ payments, failing, to }: Coming): PlanMail[] {
  if (to.status !== 'past-due' && to.status !== 'unpaid') return [];
  const failed = [...payments, ...failing].filter(({ status }) => status === 'failed');
  const byName = new Map(
    failed.map((payment) => [
      `payment-failed ${payment.invoiceId} ${payment.nextAttemptAt ?? 'last'}`,
      payment,
    ]),
  );
  return [...byName].map(([name, payment]) => ({ name, kind: 'payment-failed', payment }));
}

const planOf = ({ planId, annual }: Subscription): PlanChoice => ({ planId, annual });
const nextOf = ({ nextPlanId, nextAnnual }: Subscription): PlanChoice | undefined =>
  nextPlanId === undefined ? undefined : { planId: nextPlanId, annual: nextAnnual ?? false };
const wordOf = (plan: PlanChoice | undefined): string =>
  plan ? `${plan.planId} ${plan.annual ? 'annually' : 'monthly'}` : '';

/** The receipt announces a first payment; only a change of a paid plan sends this mail. */
function ofPlan({ from, to }: Coming): PlanMail[] {
  const wasPaid = from.providerSubscriptionId !== undefined && from.status !== 'ended';
  if (!wasPaid || to.status === 'ended' || to.providerSubscriptionId !== from.providerSubscriptionId)
    return [];
  const version = from.version ?? 0;
  const next = nextOf(to);
  if (wordOf(planOf(from)) !== wordOf(planOf(to))) {
    const name = `plan-changed ${wordOf(planOf(to))} ${version}`;
    return [{ name, kind: 'plan-changed', from: planOf(from), to: planOf(to) }];
  }
  if (next === undefined || wordOf(nextOf(from)) === wordOf(next) || to.paidUntil === undefined) return [];
  const name = `plan-changes ${wordOf(next)} ${version}`;
  return [{ name, kind: 'plan-changed', from: planOf(from), to: next, at: to.paidUntil }];
}

/** A plan bought during the trial; its first payment brings the receipt later. */
function ofStart({ from, to }: Coming): PlanMail[] {
  const { freeUntil: at, providerSubscriptionId } = to;
  const isNew = providerSubscriptionId !== from.providerSubscriptionId;
  if (at === undefined || !isNew || to.status !== 'active') return [];
  return [{ name: `plan-starts ${providerSubscriptionId}`, kind: 'plan-starts', at, plan: planOf(to) }];
}

function ofEnd({ from, to }: Coming): PlanMail[] {
  const { planId, trialEndsAt, paidUntil = trialEndsAt } = to;
  if (to.status === 'unpaid' && from.status !== 'unpaid')
    return [{ name: `unpaid ${paidUntil}`, kind: 'ended', why: 'unpaid', planId }];
  if (to.status !== 'ended' || from.status === 'ended') return [];
  const why = from.paidUntil === undefined ? 'trial' : 'period';
  return [{ name: `ended ${paidUntil}`, kind: 'ended', why, planId }];
}

/** Every mail to the organization's head about this change. */
export const planMailsOf = (coming: Coming): PlanMail[] => [
  ...coming.payments.flatMap((payment) => ofPayment(payment, coming)),
  ...ofFailure(coming),
  ...ofStart(coming),
  ...ofPlan(coming),
  ...ofEnd(coming),
];
