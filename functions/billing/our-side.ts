import type { KeptNotice } from '../table/notices';
import type { Organisation } from '../table/organisations';
import type { PlanPayment } from '../table/plan-payments';
import type { BillingDeps } from './billing-deps';
import type { Decision } from './decide-change';

/** What hangs on an organisation's subscription: its payments, and what was told of it. */
export type PlanHistory = { readonly known: readonly PlanPayment[]; readonly notices: readonly KeptNotice[] };

/**
 * What we know of a subscription. Its parts are read side by side, so that one may be older than another: whatever is written after it is guarded
 * by all of them.
 */
export type OurSide = PlanHistory & { readonly organisation: Organisation };

type HistoryDeps = Pick<BillingDeps, 'planPayments' | 'notices'>;

export async function readHistory(
  organisationId: string,
  { planPayments, notices }: HistoryDeps,
): Promise<PlanHistory> {
  const [known, told] = await Promise.all([planPayments.all(organisationId), notices.all(organisationId)]);
  return { known, notices: told };
}

/** Undefined for an organisation that is not there. */
export async function readOurSide(
  organisationId: string,
  deps: HistoryDeps & Pick<BillingDeps, 'organisations'>,
): Promise<OurSide | undefined> {
  const [organisation, history] = await Promise.all([
    deps.organisations.byId(organisationId),
    readHistory(organisationId, deps),
  ]);
  return organisation && { organisation, ...history };
}

/** Our side once a change was written, as far as a subscription is decided by it; the change's own notices are sent by who made it. */
export function afterChange({ organisation, known, notices }: OurSide, change: Decision): OurSide {
  const { to, limits = organisation.limits, payments, notices: put } = change;
  const version = (organisation.subscription.version ?? 0) + 1;
  const replaced = new Set(payments.map(({ invoiceId }) => invoiceId));
  return {
    organisation: { ...organisation, limits, subscription: { ...to, version } },
    known: [...known.filter(({ invoiceId }) => !replaced.has(invoiceId)), ...payments],
    notices: [...notices, ...put.map((notice) => ({ notice, isWaiting: false }))],
  };
}
