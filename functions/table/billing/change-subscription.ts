import type { Subscription } from '../../../shared/domain/subscriptions/subscriptions';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { put, update, type Write } from '../db/writes';
import { Organization } from '../organizations/record';
import type { PlanMail } from '../outbox/record';
import { Customer, PlanPayment } from './record';
import { dueWrites, planMailWrites } from './writes';

/** A subscription before and after, with everything that follows from the change. */
export type SubscriptionChange = {
  /** As read before the change was decided: the write fails when someone changed it since. */
  readonly organization: Organization;
  readonly to: Subscription;
  /** The new plan's limits, when the plan changes. */
  readonly limits?: Organization['limits'] | undefined;
  /** New payments, and those that differ from `known`, the history that the change was based on. */
  readonly payments?: readonly PlanPayment[];
  readonly known?: readonly PlanPayment[];
  readonly mails?: readonly PlanMail[];
  readonly audit: AuditEntry;
  readonly now: Date;
};

/** Payments, each with its mail, that fit with the rest into DynamoDB's hundred items. */
export const paymentsPerChange = 25;

/** Limits and what is left of them change together, so that adds see the new plan at once. */
function organizationWrite({ organization, to, limits }: SubscriptionChange): Write<'organization'> {
  const { organizationId, subscription, limits: old } = organization;
  const { version } = subscription;
  const isAsRead =
    version === undefined
      ? ({ attr: 'subscription.version', exists: false } as const)
      : ({ attr: 'subscription.version', eq: version } as const);
  return update(Organization, {
    key: { organizationId },
    set: { subscription: { ...to, version: (version ?? 0) + 1 }, limits },
    add: limits && {
      propertiesLeft: limits.properties - old.properties,
      unitsLeft: limits.units - old.units,
    },
    condition: { and: [{ attr: 'organizationId', exists: true }, isAsRead] },
  });
}

function customerWrites({ organization, to: { customerId } }: SubscriptionChange): Write<'customer'>[] {
  const { organizationId, subscription } = organization;
  if (customerId === undefined || customerId === subscription.customerId) return [];
  return [put(Customer, { customerId, organizationId })];
}

/** Fields that change once an invoice is no draft; local databases cannot compare the whole record. */
const changing = ['status', 'amount', 'amountRefunded', 'paidAt', 'nextAttemptAt'] as const;

const standsAs = (payment: PlanPayment) => ({
  and: changing.map((attr) => {
    const { [attr]: value } = payment;
    return value === undefined ? { attr, exists: false } : { attr, eq: value };
  }),
});

/** Fails when the stored payment is not the known one. */
function paymentWrite(payment: PlanPayment, known: readonly PlanPayment[]): Write<'plan-payment'> {
  const before = known.find(({ invoiceId }) => invoiceId === payment.invoiceId);
  return put(PlanPayment, payment, before ? standsAs(before) : absent);
}

/** Records that may have changed since the decision. */
const guards: readonly string[] = ['organization', 'plan-payment', 'plan-mail-guard'];

/**
 * One transaction. Returns false, and writes nothing, when the subscription's version or a known payment
 * changed meanwhile, or one of the mails was sent.
 */
export const changeSubscription =
  (db: Db) =>
  async (change: SubscriptionChange): Promise<boolean> => {
    const { organization, to, payments = [], known = [], mails = [], now, audit } = change;
    const { organizationId, subscription: before } = organization;
    const failure = await db.transact([
      organizationWrite(change),
      ...customerWrites(change),
      ...dueWrites({ organizationId, before, after: to, now }),
      ...payments.map((payment) => paymentWrite(payment, known)),
      ...mails.flatMap((mail) => planMailWrites({ organizationId, mail, now })),
      auditWrite(audit),
    ]);
    if (failure && !guards.includes(failure.name))
      throw new Error(`A subscription could not be changed: its ${failure.name} was refused`);
    return failure === undefined;
  };
