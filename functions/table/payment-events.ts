import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { defined } from '../../shared/domain/defined';
import type { TableClient } from './client';
import { paymentEntities } from './entities/payment';
import { pendingEventsPartition } from './keys';
import { transact, type Wait } from './transact';

/** A notice of the payment provider as it is kept: which things it tells of, and whether that was looked at. Instants are UTC. */
export type KeptEvent = {
  readonly eventId: string;
  readonly type: string;
  readonly createdAt: string;
  readonly receivedAt: string;
  /** `ignored`: of a kind we do nothing about. */
  readonly status: 'pending' | 'handled' | 'ignored';
  readonly customerId?: string;
  readonly subscriptionId?: string;
  readonly invoiceId?: string;
  readonly checkoutId?: string;
  readonly accountId?: string;
};

export type PaymentEvents = {
  /** Keeps a notice by its id, once [D31]; of a repeat nothing is written. Answers what is kept now. */
  keep(event: KeptEvent): Promise<KeptEvent>;
  byId(eventId: string): Promise<KeptEvent | undefined>;
  /** Pending becomes handled; for one that is handled already nothing happens. Forgotten after a year. */
  markHandled(event: KeptEvent, options: { now: Date }): Promise<void>;
  /** Ids of pending notices received at or before this instant, oldest first, at most `limit`. */
  pendingUntil(query: { receivedUntil: string; limit: number }): Promise<string[]>;
};

const keptSeconds = 365 * 86_400;
const endOfKeeping = (now: Date): number => Math.floor(now.getTime() / 1000) + keptSeconds;

type Stored = FormattedItem<ReturnType<typeof paymentEntities>['event']>;
const toKept = ({
  eventId,
  type,
  createdAt,
  receivedAt,
  status,
  handledAt,
  ttl,
  ...things
}: Stored): KeptEvent => ({
  ...{ eventId, type, createdAt, receivedAt, status },
  ...defined(things),
});

export function paymentEventStore(table: TableClient, { wait }: { wait: Wait }): PaymentEvents {
  const { event: entity, pendingEvent } = paymentEntities(table);

  const byId: PaymentEvents['byId'] = async (eventId) => {
    const { Item } = await entity.build(GetItemCommand).key({ eventId }).options({ consistent: true }).send();
    return Item && toKept(Item);
  };

  return {
    byId,
    keep: async (event) => {
      const { eventId, receivedAt, status } = event;
      const isDone = status !== 'pending';
      const kept = entity
        .build(PutTransaction)
        .item({ ...event, ...(isDone && { ttl: endOfKeeping(new Date(receivedAt)) }) })
        .options({ condition: { attr: 'eventId', exists: false } });
      const line = pendingEvent.build(PutTransaction).item({ receivedAt, eventId });
      const failure = await transact(
        [{ name: 'event', write: kept }, ...(isDone ? [] : [{ name: 'pending' as const, write: line }])],
        { wait },
      );
      if (!failure) return event;
      const before = await byId(eventId);
      if (!before) throw new Error('A notice was there and is not there');
      return before;
    },
    markHandled: async ({ eventId, receivedAt }, { now }) => {
      await transact(
        [
          {
            name: 'event',
            write: entity
              .build(UpdateTransaction)
              .item({ eventId, status: 'handled', handledAt: now.toISOString(), ttl: endOfKeeping(now) })
              .options({ condition: { attr: 'status', eq: 'pending' } }),
          },
          {
            name: 'pending',
            write: pendingEvent.build(DeleteTransaction).key({ receivedAt, eventId }),
          },
        ],
        { wait },
      );
    },
    pendingUntil: async ({ receivedUntil, limit }) => {
      const { Items = [] } = await table
        .build(QueryCommand)
        // Past every id of that instant, which follow it after a separator.
        .query({ partition: pendingEventsPartition, range: { lt: `${receivedUntil}\uffff` } })
        .entities(pendingEvent)
        .options({ consistent: true, limit })
        .send();
      return Items.map(({ eventId }) => eventId);
    },
  };
}
