import { isDeepStrictEqual } from 'node:util';
import { withProviderSubscription } from '../../../shared/domain/subscriptions/subscription-seen';
import {
  type Plan,
  type Subscription,
  withExpiredStatus,
} from '../../../shared/domain/subscriptions/subscriptions';
import type { ProviderInvoice, ProviderSubscription } from '../../gateways/payments/payments';
import { paymentsPerChange, type SubscriptionChange } from '../../table/billing/change-subscription';
import type { PlanPayment } from '../../table/billing/record';
import type { Organization } from '../../table/organizations/record';
import { paymentOf } from './payment-of';
import { planMailsOf } from './plan-mails-of';

/** The facts behind a decision: our record first, then the provider's state, read after it. */
export type Evidence = {
  readonly organization: Organization;
  readonly seen: ProviderSubscription | undefined;
  readonly invoices: readonly ProviderInvoice[];
  readonly known: readonly PlanPayment[];
  /** Names of the mails already sent. */
  readonly mailed: readonly string[];
  readonly plans: readonly Plan[];
  readonly now: Date;
};

export type Decision = Omit<SubscriptionChange, 'audit'> &
  Required<Pick<SubscriptionChange, 'payments' | 'mails'>> & {
    /** False when one transaction cannot hold all payments; the caller then decides again. */
    readonly isWhole: boolean;
  };

function paymentsOf({ organization, invoices, seen }: Evidence): PlanPayment[] {
  const { organizationId } = organization;
  const isMissing = seen !== undefined && ['past_due', 'unpaid', 'canceled'].includes(seen.status);
  return invoices.flatMap((invoice) => paymentOf(invoice, { organizationId, isMissing }) ?? []);
}

/** Payments that are new or differ from ours, oldest first. */
const changedPayments = (evidence: Evidence): PlanPayment[] =>
  paymentsOf(evidence)
    .filter(
      (payment) =>
        !isDeepStrictEqual(
          payment,
          evidence.known.find(({ invoiceId }) => invoiceId === payment.invoiceId),
        ),
    )
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));

const failingPayments = (evidence: Evidence): PlanPayment[] =>
  paymentsOf({ ...evidence, invoices: evidence.invoices.filter(({ status }) => status === 'open') });

function limitsOf(to: Subscription, { organization, plans }: Evidence): Organization['limits'] | undefined {
  if (to.planId === organization.subscription.planId) return undefined;
  const plan = plans.find(({ id }) => id === to.planId);
  if (!plan) throw new Error('A subscription at the provider is of a plan that is not among the plans');
  return { properties: plan.no_of_properties, units: plan.no_of_units };
}

/** What to write so that our record matches the provider and the clock; undefined when it does. */
export function decideChange(evidence: Evidence): Decision | undefined {
  const { organization, seen, known, mailed, now } = evidence;
  const from = organization.subscription;
  const to = withExpiredStatus(seen ? withProviderSubscription(from, seen) : from, now);
  const changed = changedPayments(evidence);
  const payments = changed.slice(0, paymentsPerChange);
  if (payments.length === 0 && isDeepStrictEqual(to, from)) return undefined;
  const limits = limitsOf(to, evidence);
  const failing = failingPayments(evidence);
  const mails = planMailsOf({ from, to, payments, failing, known, now }).filter(
    ({ name }) => !mailed.includes(name),
  );
  const isWhole = payments.length === changed.length;
  return { organization, to, payments, known, mails, now, isWhole, limits };
}
