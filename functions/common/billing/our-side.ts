import type { Deps } from '../../runtime/deps/deps';
import type { PlanPayment } from '../../table/billing/record';
import type { Organization } from '../../table/organizations/record';
import type { Decision } from './decide-change';

/** The payments and mails of an organization's subscription. */
export type PlanHistory = {
  /** Its payments in our table. */
  readonly known: readonly PlanPayment[];
  /** Names of the mails about its plan. */
  readonly mailed: readonly string[];
};

/** What we know of a subscription. Parts are read in parallel, so a later write must check all of them. */
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

/** Undefined when there is no such organization. */
export async function readOurSide(organizationId: string, deps: Deps): Promise<OurSide | undefined> {
  const [organization, history] = await Promise.all([
    deps.organizations.byId(organizationId),
    readHistory(organizationId, deps),
  ]);
  return organization && { organization, ...history };
}

/** Our side after a change, as far as the next decision needs it. */
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
