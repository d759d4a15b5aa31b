import type { Contract } from '../../shared/contract';
import type { PlanChangePreview } from '../../shared/contract/subscriptions';
import { priceOf } from '../../shared/domain/subscriptions/plan-changes';
import { freeUntil, type Plan, runsUntil } from '../../shared/domain/subscriptions/subscriptions';
import type { Deps } from '../runtime/deps/deps';
import type { Handler } from '../runtime/handler';
import { findSoldPlan } from './find-plan';
import { planChange } from './plan-change';

type Costs = Omit<PlanChangePreview, 'kind' | 'blockers'>;

/** The renewal after a payment today (UTC): same day next month or year, or a shorter month's last day. */
function renewalAfter(now: Date, annual: boolean): string {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + (annual ? 12 : 1)];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const renewal = new Date(now);
  renewal.setUTCFullYear(year, month, Math.min(now.getUTCDate(), lastDay));
  return renewal.toISOString();
}

type First = { readonly annual: boolean; readonly now: Date; readonly free: string | undefined };

function firstPayment(plan: Plan, { annual, now, free }: First): Costs {
  const amount = priceOf(plan, annual);
  if (free !== undefined) return { due_now: 0, lines: [], next_amount: amount, next_at: free };
  const description = `${plan.plan}, ${annual ? 'yearly' : 'monthly'}`;
  return {
    due_now: amount,
    lines: [{ description, amount, proration: false }],
    next_amount: amount,
    next_at: renewalAfter(now, annual),
  };
}

async function upgrade(
  change: Parameters<Deps['payments']['previewChange']>[0],
  { payments }: Deps,
): Promise<Costs> {
  const { dueNow, lines, nextAmount, nextAt } = await payments.previewChange(change);
  return {
    due_now: dueNow,
    lines: lines.map(({ description, amount, isProration }) => ({
      description,
      amount,
      proration: isProration,
    })),
    next_amount: nextAmount,
    next_at: nextAt,
  };
}

/** What a plan would cost now and later. An upgrade's figures come from the provider. */
export const previewPlanChange: Handler<Contract['subscriptions']['previewPlanChange']> = async (
  request,
  deps,
) => {
  const { query, now } = request;
  const annual = query.annual === 'true';
  const [plan, plans, organization] = await Promise.all([
    findSoldPlan(query.planid, deps),
    deps.plans.all(),
    request.organization(),
  ]);
  const { kind, keeps, blockers, to } = planChange({ organization, plan, annual, plans, now });
  const { subscription } = organization;
  const { providerSubscriptionId: subscriptionId = '' } = subscription;
  const nothingNow = {
    due_now: 0,
    lines: [],
    next_amount: priceOf(plan, annual),
    next_at: runsUntil(subscription),
  };
  const costs =
    kind === 'checkout'
      ? firstPayment(plan, { annual, now, free: freeUntil(subscription, now) })
      : kind === 'now'
        ? await upgrade({ ...to, subscriptionId, now, when: 'now' }, deps)
        : nothingNow;
  return { success: 1, data: { kind: keeps ? 'now' : kind, ...costs, blockers } };
};
