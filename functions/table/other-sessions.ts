import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { batchWrite } from './batch';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import { sessionsOf } from './keys';
import type { Session } from './sessions';
import type { Write } from './transact';

/** Sessions that one transaction takes beside the account and its log entries: DynamoDB allows 100 in all. */
const perTransaction = 50;

type StoredSession = FormattedItem<ReturnType<typeof personEntities>['session']>;

/** All that is stored among a person's sessions, newest first: ended by the clock and 'View as' ones too. Strongly consistent. */
export async function storedSessions(table: TableClient, userId: string): Promise<StoredSession[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query(sessionsOf(userId))
    .entities(personEntities(table).session)
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  return Items.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

type Others = {
  readonly userId: string;
  readonly keep: string;
  readonly among: readonly Pick<Session, 'sessionId' | 'viewer'>[];
};

/** How sessions end: as a part of a transaction, and past what one takes, beside it. */
type OthersEnding = {
  readonly writes: readonly Write<'session'>[];
  /** Ends those that do not fit, the oldest, each for itself. */
  readonly endRest: () => Promise<void>;
};

/** What ends every one of these sessions of the person but `keep` and the 'View as' that hangs on it. More than fifty nobody has by himself. */
export function endingOthers(table: TableClient, { userId, keep, among }: Others): OthersEnding {
  const { session } = personEntities(table);
  const others = among.filter(
    ({ sessionId, viewer }) => sessionId !== keep && viewer.viewAs?.sessionId !== keep,
  );
  const rest = others.slice(perTransaction);
  return {
    writes: others.slice(0, perTransaction).map(({ sessionId }) => ({
      name: 'session',
      write: session.build(DeleteTransaction).key({ userId, sessionId }),
    })),
    endRest: () =>
      batchWrite(
        table,
        rest.map(({ sessionId }) => session.build(BatchDeleteRequest).key({ userId, sessionId })),
      ),
  };
}
