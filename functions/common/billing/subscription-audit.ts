import type { AuditAction } from '../../../shared/domain/audit/audit';
import type { Subscription } from '../../../shared/domain/subscriptions/subscriptions';
import { audited, auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { AuditEntry } from '../../table/audit/record';
import type { Organization } from '../../table/organizations/record';

/** Who changes a subscription: a person in a call, or a named process. */
export type Actor =
  | { readonly call: Pick<ViewerCall, 'viewer' | 'now' | 'requestId'> }
  | { readonly process: string };

type Change = { readonly organization: Organization; readonly to: Subscription; readonly now: Date };

function actionOf(from: Subscription, to: Subscription): AuditAction {
  if (to.status === 'ended' && from.status !== 'ended') return 'subscription.end';
  if (from.planId !== to.planId || from.annual !== to.annual || from.nextPlanId !== to.nextPlanId)
    return 'subscription.plan';
  if (from.customerId !== to.customerId) return 'subscription.start';
  if (from.status !== to.status && to.status !== 'canceled' && from.status !== 'canceled')
    return 'subscription.state';
  return from.autopay === to.autopay ? 'subscription.payment' : 'subscription.autopay';
}

/** What an entry shows of a subscription; none of the provider's ids. */
const facts = ({
  status,
  planId,
  annual,
  autopay,
  freeUntil,
  paidUntil,
  nextPlanId,
  nextAnnual,
}: Subscription) => ({
  status,
  planId,
  annual,
  autopay,
  freeUntil,
  paidUntil,
  nextPlanId,
  nextAnnual,
});

export function subscriptionEntry(
  { organization, to, now }: Change,
  { actor, plan, ids }: { actor: Actor; plan: string; ids: Deps['ids'] },
): AuditEntry {
  const { organizationId, subscription: from } = organization;
  const change = {
    action: actionOf(from, to),
    object: { kind: 'subscription' as const, id: from.subscriptionId, name: plan },
    before: facts(from),
    after: facts(to),
  };
  return 'call' in actor
    ? audited(actor.call, change, { ids })
    : auditedProcess({ ...change, organizationId, process: actor.process, now }, { ids });
}
