import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { TableClient } from './client';
import { cursorOf, placeOf } from './cursor';
import { billingEntities } from './entities/billing';
import { invoicesPartition, orders, separator } from './keys';
import type { Write } from './transact';

/** One invoice of the provider as the payment history keeps it. Amounts are integer cents, instants UTC. `amount` is what was paid, or is due. */
export type PlanPayment = {
  readonly invoiceId: string;
  /** What a person quotes. */
  readonly number: string;
  readonly status: 'paid' | 'open' | 'failed' | 'void' | 'refunded' | 'partly-refunded';
  readonly amount: number;
  readonly amountRefunded: number;
  readonly description: string;
  readonly lines: readonly { description: string; amount: number; proration: boolean }[];
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly createdAt: string;
  readonly paidAt?: string;
  /** When the provider tries again to collect it. */
  readonly nextAttemptAt?: string;
};

type Page = { readonly payments: PlanPayment[]; readonly next?: string };

/** What an organization paid for its plan, kept beside its subscription so that reading it asks nobody else. Written by `subscriptions.change` alone. */
export type PlanPayments = {
  /** Newest first. Refuses `invalid` for a place that is not of this list. */
  page(query: { organizationId: string; after?: string; limit: number }): Promise<Page>;
  byId(key: { organizationId: string; invoiceId: string }): Promise<PlanPayment | undefined>;
  /** Every one, to compare with the provider's. */
  all(organizationId: string): Promise<PlanPayment[]>;
};

type Stored = FormattedItem<ReturnType<typeof billingEntities>['planPayment']>;
const toPayment = ({ payment }: Stored): PlanPayment => payment;

type PaymentChange = {
  readonly organizationId: string;
  readonly payment: PlanPayment;
  /** The history that the change was decided by. */
  readonly known: readonly PlanPayment[];
};

/** What of an invoice may change once it is no draft; databases of one machine cannot compare it whole. */
const changing = ['status', 'amount', 'amountRefunded', 'paidAt', 'nextAttemptAt'] as const;

const standsAs = (payment: PlanPayment) => ({
  and: changing.map((field) => {
    const { [field]: value } = payment;
    const attr = `payment.${field}` as const;
    return value === undefined ? { attr, exists: false } : { attr, eq: value };
  }),
});

/** Puts a payment in place of what was known of it, if that is what stands there; a part of the transaction that changes its subscription. */
export function paymentWrite(
  table: TableClient,
  { organizationId, payment, known }: PaymentChange,
): Write<'payment'> {
  const { invoiceId } = payment;
  const before = known.find((one) => one.invoiceId === invoiceId);
  return {
    name: 'payment',
    write: billingEntities(table)
      .planPayment.build(PutTransaction)
      .item({ organizationId, invoiceId, payment, order: orders.invoice(payment) })
      .options({
        condition: before ? standsAs(before) : { attr: 'invoiceId', exists: false },
      }),
  };
}

export function planPaymentStore(table: TableClient): PlanPayments {
  const { planPayment } = billingEntities(table);
  return {
    page: async ({ organizationId, after, limit }) => {
      const place = after === undefined ? undefined : placeOf('payments', after).join(separator);
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({
          partition: invoicesPartition(organizationId),
          index: 'byOrder',
          ...(place !== undefined && { range: { lt: place } }),
        })
        .entities(planPayment)
        // One more tells whether there is a next page.
        .options({ consistent: true, reverse: true, limit: limit + 1 })
        .send();
      const payments = Items.slice(0, limit).map(toPayment);
      const last = payments.at(-1);
      const hasMore = Items.length > limit && last !== undefined;
      return { payments, ...(hasMore && { next: cursorOf('payments', [last.createdAt, last.invoiceId]) }) };
    },
    byId: async (key) => {
      const { Item } = await planPayment.build(GetItemCommand).key(key).options({ consistent: true }).send();
      return Item && toPayment(Item);
    },
    all: async (organizationId) => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({ partition: invoicesPartition(organizationId) })
        .entities(planPayment)
        .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
        .send();
      return Items.map(toPayment);
    },
  };
}
