import type { Deps } from '../../runtime/deps/deps';
import type { PlanPayment } from '../../table/billing/record';
import type { Organization } from '../../table/organizations/record';
import type { Decision } from './decide-change';

/** What hangs on an organization's subscription. */
export type PlanHistory = {
  /** Its payments as we know them. */
  readonly known: readonly PlanPayment[];
  /** Names of the mails about its plan. */
  readonly mailed: readonly string[];
};

/**
 * What we know of a subscription. Its parts are read side by side, so that one may be older than another: whatever is written after it is guarded
 * by all of them.
 */
export type OurSide = PlanHistory & { readonly organization: Organization };

export async function readHistory(
  organizationId: string,
  { planPayments, planMails }: Deps,
): Promise<PlanHistory> {
  const [known, mailed] = await Promise.all([
    planPayments.all(organizationId),
    planMails.names(organizationId),
  ]);
  return { known, mailed };
}

/** Undefined for an organization that is not there. */
export async function readOurSide(organizationId: string, deps: Deps): Promise<OurSide | undefined> {
  const [organization, history] = await Promise.all([
    deps.organizations.byId(organizationId),
    readHistory(organizationId, deps),
  ]);
  return organization && { organization, ...history };
}

/** Our side once a change was written, as far as a subscription is decided by it. */
export function afterChange({ organization, known, mailed }: OurSide, change: Decision): OurSide {
  const { to, limits = organization.limits, payments, mails } = change;
  const version = (organization.subscription.version ?? 0) + 1;
  const replaced = new Set(payments.map(({ invoiceId }) => invoiceId));
  return {
    organization: { ...organization, limits, subscription: { ...to, version } },
    known: [...known.filter(({ invoiceId }) => !replaced.has(invoiceId)), ...payments],
    mailed: [...mailed, ...mails.map(({ name }) => name)],
  };
}
