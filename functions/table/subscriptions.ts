import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $set } from 'dynamodb-toolbox/entity/actions/update';
import type { Subscription } from '../../shared/domain/subscriptions';
import { type AuditEntry, auditWrite } from './audit';
import type { TableClient } from './client';
import { dueWrites } from './dues';
import { billingEntities } from './entities/billing';
import { organizationEntities } from './entities/organization';
import { noticeWrite, type PlanNotice } from './notices';
import type { Organization } from './organizations';
import { type PlanPayment, paymentWrite } from './plan-payments';
import { transact, type Wait, type Write } from './transact';

/** A subscription as it was read and as it shall be, with everything that follows from it. */
export type SubscriptionChange = {
  /** As it was read before the change was decided: the write fails when somebody changed it since. */
  readonly organization: Organization;
  readonly to: Subscription;
  /** The new plan's, when the plan is another one. */
  readonly limits?: Organization['limits'];
  /** Payments that are new, or stand otherwise than `known` has them: the history the change was decided by. */
  readonly payments?: readonly PlanPayment[];
  readonly known?: readonly PlanPayment[];
  readonly notices?: readonly PlanNotice[];
  /** Given, the notices are claimed from this instant for who makes the change and sends them at once. */
  readonly sendsAt?: Date;
  readonly audit: AuditEntry;
  readonly now: Date;
};

/** The subscription on the organization's record, and what hangs on it. */
export type Subscriptions = {
  /**
   * One transaction, guarded by all that it was decided by: false, and nothing written, when the subscription has another version by now, a
   * payment stands otherwise than it was known, or a notice was told.
   */
  change(change: SubscriptionChange): Promise<boolean>;
  /** Whose customer this is at the provider. */
  organizationOf(customerId: string): Promise<string | undefined>;
};

/** The record: what the plan allows and what is left of it move together, so that adds feel a new plan at once. */
function organizationWrite(table: TableClient, { organization, to, limits }: SubscriptionChange): Write {
  const { organizationId, subscription, limits: old } = organization;
  const { version } = subscription;
  return {
    name: 'organization',
    write: organizationEntities(table)
      .organization.build(UpdateTransaction)
      .item({
        organizationId,
        subscription: $set({ ...to, version: (version ?? 0) + 1 }),
        ...(limits && {
          limits: $set({ ...limits }),
          propertiesLeft: $add(limits.properties - old.properties),
          unitsLeft: $add(limits.units - old.units),
        }),
      })
      .options({
        condition: {
          and: [
            { attr: 'organizationId', exists: true },
            version === undefined
              ? { attr: 'subscription.version', exists: false }
              : { attr: 'subscription.version', eq: version },
          ],
        },
      }),
  };
}

function customerWrites(table: TableClient, { organization, to }: SubscriptionChange): Write[] {
  const { customerId } = to;
  const { organizationId, subscription } = organization;
  if (customerId === undefined || customerId === subscription.customerId) return [];
  const { customer } = billingEntities(table);
  return [{ name: 'customer', write: customer.build(PutTransaction).item({ customerId, organizationId }) }];
}

/** What may have moved on since the change was decided. */
const guards: readonly string[] = ['organization', 'payment', 'notice'];

export const subscriptionStore = (table: TableClient, { wait }: { wait: Wait }): Subscriptions => ({
  change: async (change) => {
    const { organization, to, payments = [], known = [], notices = [], sendsAt, now } = change;
    const { organizationId } = organization;
    const failure = await transact(
      [
        organizationWrite(table, change),
        ...customerWrites(table, change),
        ...dueWrites(table, { organizationId, before: organization.subscription, after: to, now }),
        ...payments.map((payment) => paymentWrite(table, { organizationId, payment, known })),
        ...notices.map((notice) => noticeWrite(table, { organizationId, notice, now, sendsAt })),
        auditWrite(table, change.audit),
      ],
      { wait },
    );
    if (failure && !guards.includes(failure.name))
      throw new Error(`A subscription could not be changed: its ${failure.name} was refused`);
    return failure === undefined;
  },
  organizationOf: async (customerId) => {
    const { Item } = await billingEntities(table)
      .customer.build(GetItemCommand)
      .key({ customerId })
      .options({ consistent: true })
      .send();
    return Item?.organizationId;
  },
});
