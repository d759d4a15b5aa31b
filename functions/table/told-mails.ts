import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { NotificationText } from '../../shared/domain/notifications';
import type { TableClient } from './client';
import { notificationEntities } from './entities/notification';
import { separator, toldMailsPartition } from './keys';
import { transact, type Wait } from './transact';

/** A mail of a notification, to a person who chose so or to a rental owner, until the mail queue has it. */
export type ToldMail = {
  readonly organizationId: string;
  readonly notificationId: string;
  /** Empty for a mail to an owner. */
  readonly userId: string;
  readonly ownerId?: string | undefined;
  readonly text: NotificationText;
  /** UTC instant from which it is to be sent. */
  readonly dueAt: string;
  /** How often it was taken to be sent. */
  readonly tries: number;
};

/**
 * The mails of what was told: written with what they tell of, in its transaction, and sent by a job that asks for what is due. A change that
 * broke off afterward is told all the same. (Before this list they lay among the organization's notices, from where nothing takes them any more:
 * no stage was deployed then.)
 */
export type ToldMails = {
  /** What is due at `now`, the longest waiting first, at most `limit`. */
  due(query: { now: Date; limit: number }): Promise<ToldMail[]>;
  /**
   * Takes a mail to send it, by putting it off until `until`: one of many who would send it at once gets it, the others undefined. Who breaks
   * off before `strike` leaves it to be sent again then.
   */
  take(mail: ToldMail, options: { until: Date }): Promise<ToldMail | undefined>;
  /** It was sent, or is given up. Struck off already is no error. */
  strike(mail: ToldMail): Promise<void>;
};

/** Puts a mail; a part of the transaction that makes what it tells of. */
export const toldMailWrite = (table: TableClient, mail: ToldMail) =>
  notificationEntities(table).toldMail.build(PutTransaction).item(mail);

export function toldMailStore(table: TableClient, { wait }: { wait: Wait }): ToldMails {
  const { toldMail } = notificationEntities(table);
  const keyOf = ({ dueAt, organizationId, notificationId }: ToldMail) => ({
    dueAt,
    organizationId,
    notificationId,
  });
  return {
    due: async ({ now, limit }) => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({ partition: toldMailsPartition, range: { lt: `${now.toISOString()}${separator}~` } })
        .entities(toldMail)
        .options({ consistent: true, limit })
        .send();
      return Items;
    },
    take: async (mail, { until }) => {
      const taken = { ...mail, dueAt: until.toISOString(), tries: mail.tries + 1 };
      const isThere = { attr: 'notificationId', exists: true } as const;
      const failure = await transact(
        [
          {
            name: 'due',
            write: toldMail.build(DeleteTransaction).key(keyOf(mail)).options({ condition: isThere }),
          },
          { name: 'later', write: toldMailWrite(table, taken) },
        ],
        { wait },
      );
      return failure ? undefined : taken;
    },
    strike: async (mail) => {
      await toldMail.build(DeleteItemCommand).key(keyOf(mail)).send();
    },
  };
}
