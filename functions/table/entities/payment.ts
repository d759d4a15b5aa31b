import { Entity } from 'dynamodb-toolbox/entity';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { list } from 'dynamodb-toolbox/schema/list';
import { map } from 'dynamodb-toolbox/schema/map';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { keys } from '../keys';
import { perTable } from './per-table';

/** What is kept of the payment provider: its notices, and rental owners' accounts with it. */
export const paymentEntities = perTable((table) => ({
  event: new Entity({
    name: 'payment-event',
    table,
    timestamps: false,
    schema: item({
      eventId: string().key(),
      type: string(),
      /** When the provider made it, and when it first reached us: UTC instants. */
      createdAt: string(),
      receivedAt: string(),
      status: string().enum('pending', 'handled', 'ignored'),
      customerId: string().optional(),
      subscriptionId: string().optional(),
      invoiceId: string().optional(),
      checkoutId: string().optional(),
      accountId: string().optional(),
      handledAt: string().optional(),
      /** Only of what is done with: a pending notice is never forgotten. */
      ttl: number().optional(),
    }),
    computeKey: ({ eventId }) => keys.paymentEvent(eventId),
  }),
  /** Stands exactly as long as its notice is pending. */
  pendingEvent: new Entity({
    name: 'pending-payment-event',
    table,
    timestamps: false,
    schema: item({ receivedAt: string().key(), eventId: string().key() }),
    computeKey: ({ receivedAt, eventId }) => keys.pendingEvent(receivedAt, eventId),
  }),
  connectedAccount: new Entity({
    name: 'connected-account',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      ownerId: string().key(),
      accountId: string(),
      version: number(),
      detailsSubmitted: boolean(),
      payoutsEnabled: boolean(),
      missing: list(string()),
      disabledReason: string().optional(),
      bank: map({ name: string(), last4: string() }).optional(),
      startedAt: string(),
      updatedAt: string(),
    }),
    computeKey: ({ organizationId, ownerId }) => keys.connectedAccount(organizationId, ownerId),
  }),
  connectedAccountOwner: new Entity({
    name: 'connected-account-owner',
    table,
    timestamps: false,
    schema: item({ accountId: string().key(), organizationId: string(), ownerId: string() }),
    computeKey: ({ accountId }) => keys.connectedAccountOwner(accountId),
  }),
}));
