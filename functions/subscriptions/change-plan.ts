import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { blockerFields } from '../../shared/domain/plan-changes';
import { refuse } from '../../shared/wire/refusals';
import { applyProviderState } from '../billing/apply-subscription';
import { type PlanHistory, readHistory } from '../billing/our-side';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { findSoldPlan } from './find-plan';
import { planChange } from './plan-change';

type Row = Contract['subscriptions']['changePlan'];
type Request = RequestOf<Row> & ViewerCall;

/**
 * Changes a paid plan at the provider and takes up what stands there afterward. A declined card changes nothing. Who chooses a plan for the
 * time after this period wants there to be one: autopay is turned on for it.
 */
export const changePlan: Handler<Row> = readingFirst<Request, PlanHistory, ReplyOf<Row>>(
  ({ viewer }, deps) => readHistory(viewer.organizationId, deps),
  async (request, deps) => {
    const { body, now } = request;
    const [plan, plans, organization, history] = await Promise.all([
      findSoldPlan(body.planid, deps),
      deps.plans.all(),
      request.organization(),
      request.first(),
    ]);
    const { subscription } = organization;
    const { providerSubscriptionId: subscriptionId, version, autopay } = subscription;
    const { kind, keeps, blockers, to } = planChange({ organization, plan, annual: body.annual, plans, now });
    if (subscriptionId === undefined || kind === 'checkout') throw refuse('no-subscription');
    if (blockers.length > 0) throw refuse('plan-too-small', { fields: blockerFields(blockers) });
    if (kind === 'none' && !keeps) return { success: 1, data: { kind } };

    // A card that was declined can be repaired and tried again: a minute later it is another attempt.
    const attempt = `plan ${version} ${now.toISOString().slice(0, 16)}`;
    const when = kind === 'period-end' ? 'period-end' : 'now';
    if (when === 'period-end' && !autopay)
      await deps.payments.setAutopay({ subscriptionId, on: true, attempt });
    await deps.payments.changePlan({ ...to, subscriptionId, when, attempt });
    await applyProviderState({ ours: { organization, ...history }, now, actor: { call: request } }, deps);
    return { success: 1, data: { kind: when } };
  },
);
