import type { KeptNotice } from '../table/notices';
import type { Organization } from '../table/organizations';
import type { PlanPayment } from '../table/plan-payments';
import type { BillingDeps } from './billing-deps';
import type { Decision } from './decide-change';

/** What hangs on an organization's subscription: its payments, and what was told of it. */
export type PlanHistory = { readonly known: readonly PlanPayment[]; readonly notices: readonly KeptNotice[] };

/**
 * What we know of a subscription. Its parts are read side by side, so that one may be older than another: whatever is written after it is guarded
 * by all of them.
 */
export type OurSide = PlanHistory & { readonly organization: Organization };

type HistoryDeps = Pick<BillingDeps, 'planPayments' | 'notices'>;

export async function readHistory(
  organizationId: string,
  { planPayments, notices }: HistoryDeps,
): Promise<PlanHistory> {
  const [known, told] = await Promise.all([planPayments.all(organizationId), notices.all(organizationId)]);
  return { known, notices: told };
}

/** Undefined for an organization that is not there. */
export async function readOurSide(
  organizationId: string,
  deps: HistoryDeps & Pick<BillingDeps, 'organizations'>,
): Promise<OurSide | undefined> {
  const [organization, history] = await Promise.all([
    deps.organizations.byId(organizationId),
    readHistory(organizationId, deps),
  ]);
  return organization && { organization, ...history };
}

/** Our side once a change was written, as far as a subscription is decided by it; the change's own notices are sent by who made it. */
export function afterChange({ organization, known, notices }: OurSide, change: Decision): OurSide {
  const { to, limits = organization.limits, payments, notices: put } = change;
  const version = (organization.subscription.version ?? 0) + 1;
  const replaced = new Set(payments.map(({ invoiceId }) => invoiceId));
  return {
    organization: { ...organization, limits, subscription: { ...to, version } },
    known: [...known.filter(({ invoiceId }) => !replaced.has(invoiceId)), ...payments],
    notices: [...notices, ...put.map((notice) => ({ notice, isWaiting: false }))],
  };
}
