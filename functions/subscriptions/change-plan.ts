import { subscriptions } from '../../shared/contract/subscriptions';
import { blockerFields } from '../../shared/domain/subscriptions/plan-changes';
import { refuse } from '../../shared/wire/refusals';
import { applyProviderState } from '../common/billing/apply-subscription';
import { readHistory } from '../common/billing/our-side';
import { change } from '../runtime/change';
import { findSoldPlan } from './find-plan';
import { planChange } from './plan-change';

/** Changes a paid plan at the provider, then copies the result. A declined card changes nothing. A plan
 * chosen for after this period turns autopay on, or there would be no next period. */
export const changePlan = change(subscriptions.changePlan, {
  read: ({ viewer }, deps) => readHistory(viewer.organizationId, deps),
  act: async (request, deps) => {
    const { body, now, found: history } = request;
    const [plan, plans, organization] = await Promise.all([
      findSoldPlan(body.planid, deps),
      deps.plans.all(),
      request.organization(),
    ]);
    const { providerSubscriptionId: subscriptionId, version, autopay } = organization.subscription;
    const { kind, keeps, blockers, to } = planChange({ organization, plan, annual: body.annual, plans, now });
    if (subscriptionId === undefined || kind === 'checkout') throw refuse('no-subscription');
    if (blockers.length > 0) throw refuse('plan-too-small', { fields: blockerFields(blockers) });
    if (kind === 'none' && !keeps) return { success: 1, data: { kind } };

    // The key changes every minute: a declined card can be repaired and tried again.
    const attempt = `plan ${version} ${now.toISOString().slice(0, 16)}`;
    const when = kind === 'period-end' ? 'period-end' : 'now';
    if (when === 'period-end' && !autopay)
      await deps.payments.setAutopay({ subscriptionId, on: true, attempt });
    await deps.payments.changePlan({ ...to, subscriptionId, when, attempt });
    await applyProviderState({ ours: { organization, ...history }, now, actor: { call: request } }, deps);
    return { success: 1, data: { kind: when } };
  },
});
