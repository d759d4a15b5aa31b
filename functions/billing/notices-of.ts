import type { PlanChoice } from '../../shared/domain/plan-changes';
import type { Subscription } from '../../shared/domain/subscriptions';
import type { PlanNotice } from '../table/notices';
import type { PlanPayment } from '../table/plan-payments';

/** What is about to change. `known` are the payments as they stood before. */
type Coming = {
  readonly from: Subscription;
  readonly to: Subscription;
  readonly payments: readonly PlanPayment[];
  readonly known: readonly PlanPayment[];
  readonly now: Date;
};

/** Nobody is told of payments older than this when their history is read for the first time. */
const newsMilliseconds = 7 * 86_400_000;

const hasMoney = ({ status }: PlanPayment): boolean =>
  ['paid', 'partly-refunded', 'refunded'].includes(status);

function ofPayment(payment: PlanPayment, { to, known, now }: Coming): PlanNotice[] {
  const before = known.find(({ invoiceId }) => invoiceId === payment.invoiceId);
  const { invoiceId, amount, paidAt = payment.createdAt, nextAttemptAt } = payment;
  const isNews = now.getTime() - Date.parse(paidAt) < newsMilliseconds;
  if (hasMoney(payment) && amount > 0 && isNews && !(before && hasMoney(before)))
    return [{ name: `receipt ${invoiceId}`, kind: 'receipt', payment }];
  const isMissing = to.status === 'past-due' || to.status === 'unpaid';
  const isOtherTry = before?.status !== 'failed' || before.nextAttemptAt !== nextAttemptAt;
  if (payment.status === 'failed' && isMissing && isOtherTry)
    return [
      { name: `payment-failed ${invoiceId} ${nextAttemptAt ?? 'last'}`, kind: 'payment-failed', payment },
    ];
  return [];
}

const planOf = ({ planId, annual }: Subscription): PlanChoice => ({ planId, annual });
const nextOf = ({ nextPlanId, nextAnnual }: Subscription): PlanChoice | undefined =>
  nextPlanId === undefined ? undefined : { planId: nextPlanId, annual: nextAnnual ?? false };
const wordOf = (plan: PlanChoice | undefined): string =>
  plan ? `${plan.planId} ${plan.annual ? 'annually' : 'monthly'}` : '';

/** A first payment is told by its receipt; a change is told of a plan that was paid for. */
function ofPlan({ from, to }: Coming): PlanNotice[] {
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

function ofEnd({ from, to }: Coming): PlanNotice[] {
  const { planId, trialEndsAt, paidUntil = trialEndsAt } = to;
  if (to.status === 'unpaid' && from.status !== 'unpaid')
    return [{ name: `unpaid ${paidUntil}`, kind: 'ended', why: 'unpaid', planId }];
  if (to.status !== 'ended' || from.status === 'ended') return [];
  const why = from.paidUntil === undefined ? 'trial' : 'period';
  return [{ name: `ended ${paidUntil}`, kind: 'ended', why, planId }];
}

/** Everything the organisation's head is told of when this change is made (issue 5, part 9). */
export const noticesOf = (coming: Coming): PlanNotice[] => [
  ...coming.payments.flatMap((payment) => ofPayment(payment, coming)),
  ...ofPlan(coming),
  ...ofEnd(coming),
];
