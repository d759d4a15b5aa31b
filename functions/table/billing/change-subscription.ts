import type { Subscription } from '../../../shared/domain/subscriptions';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { put, update, type Write } from '../db/writes';
import { Organization } from '../organizations/record';
import type { PlanMail } from '../outbox/record';
import { Customer, PlanPayment } from './record';
import { dueWrites, planMailWrites } from './writes';

/** A subscription as it was read and as it shall be, with everything that follows from it. */
export type SubscriptionChange = {
  /** As it was read before the change was decided: the write fails when somebody changed it since. */
  readonly organization: Organization;
  readonly to: Subscription;
  /** The new plan's, when the plan is another one. */
  readonly limits?: Organization['limits'] | undefined;
  /** Payments that are new, or stand otherwise than `known` has them: the history the change was decided by. */
  readonly payments?: readonly PlanPayment[];
  readonly known?: readonly PlanPayment[];
  readonly mails?: readonly PlanMail[];
  readonly audit: AuditEntry;
  readonly now: Date;
};

/** Payments that fit beside the rest of a change into DynamoDB's hundred items, each with its mail. */
export const paymentsPerChange = 25;

/** What the plan allows and what is left of it move together, so that adds feel a new plan at once. */
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

/** What of an invoice may change once it is no draft; databases of one machine cannot compare it whole. */
const changing = ['status', 'amount', 'amountRefunded', 'paidAt', 'nextAttemptAt'] as const;

const standsAs = (payment: PlanPayment) => ({
  and: changing.map((attr) => {
    const { [attr]: value } = payment;
    return value === undefined ? { attr, exists: false } : { attr, eq: value };
  }),
});

/** A payment in place of what was known of it, if that is what stands there. */
function paymentWrite(payment: PlanPayment, known: readonly PlanPayment[]): Write<'plan-payment'> {
  const before = known.find(({ invoiceId }) => invoiceId === payment.invoiceId);
  return put(PlanPayment, payment, before ? standsAs(before) : absent);
}

/** What may have moved on since the change was decided. */
const guards: readonly string[] = ['organization', 'plan-payment', 'plan-mail-guard'];

/**
 * One transaction, guarded by all that it was decided by: false, and nothing written, when the subscription has another version by now, a
 * payment stands otherwise than it was known, or a mail was sent.
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
