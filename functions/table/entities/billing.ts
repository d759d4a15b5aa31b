import { Entity } from 'dynamodb-toolbox/entity';
import { any } from 'dynamodb-toolbox/schema/any';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { dueKinds } from '../../../shared/domain/subscription-dues';
import { keys } from '../keys';
import type { PlanNotice } from '../notices';
import type { PlanPayment } from '../plan-payments';
import { perTable } from './per-table';

/** What being paid for a plan leaves: payments, the provider's customers, what organizations wait for and what they were told. */
export const billingEntities = perTable((table) => ({
  planPayment: new Entity({
    name: 'plan-payment',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      invoiceId: string().key(),
      payment: any().castAs<PlanPayment>(),
      order: string(),
    }),
    computeKey: ({ organizationId, invoiceId }) => keys.invoice(organizationId, invoiceId),
  }),
  customer: new Entity({
    name: 'customer',
    table,
    timestamps: false,
    schema: item({ customerId: string().key(), organizationId: string() }),
    computeKey: ({ customerId }) => keys.customer(customerId),
  }),
  due: new Entity({
    name: 'due',
    table,
    timestamps: false,
    schema: item({
      at: string().key(),
      organizationId: string().key(),
      kind: string()
        .enum(...dueKinds)
        .key(),
    }),
    computeKey: ({ at, organizationId, kind }) => keys.due(at, organizationId, kind),
  }),
  notice: new Entity({
    name: 'notice',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      name: string().key(),
      notice: any().castAs<PlanNotice>(),
      state: string().enum('waiting', 'sent'),
      /** Until when somebody is sending it. */
      claimedUntil: string().optional(),
      ttl: number(),
    }),
    computeKey: ({ organizationId, name }) => keys.notice(organizationId, name),
  }),
}));
