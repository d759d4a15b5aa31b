import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { UpdateAttributesCommand } from 'dynamodb-toolbox/entity/actions/updateAttributes';
import { BatchGetCommand, execute as executeBatchGet } from 'dynamodb-toolbox/table/actions/batchGet';
import { Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import type { TableClient } from './client';
import { isConditionCheckFailed } from './condition-failed';
import { endSessions } from './end-sessions';
import { organisationEntities } from './entities/organisation';
import { personEntities } from './entities/person';
import { type Organisation, toOrganisation } from './organisations';
import { transact, type Wait } from './transact';
import { whole } from './whole';

/** A live session. It carries the person's role and grants as they are now: whoever changes those changes the sessions too. */
export type Session = {
  readonly sessionId: string;
  readonly viewer: Viewer;
  /** UTC instants. A session ends at `expiresAt` unless it is extended, at `endsAt` whatever happens. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly endsAt: string;
  readonly agent: string;
};

export type Sessions = {
  /**
   * Refuses `wrong-credentials` when, after this one's `createdAt`, every session of the person was ended or the role was changed or taken
   * away: a login that raced a password reset or the organisation's admin.
   */
  start(session: Session): Promise<void>;
  /** Strongly consistent; undefined once ended. The caller compares `expiresAt` with its clock. */
  byId(key: { userId: string; sessionId: string }): Promise<Session | undefined>;
  /** Session and organisation in one strongly consistent read, for every call that changes something. Either is absent when it is not there. */
  withOrganisation(key: {
    userId: string;
    sessionId: string;
    organisationId: string;
  }): Promise<{ session?: Session; organisation?: Organisation }>;
  /** Moves the expiry; false when the session has ended meanwhile. */
  extend(key: { userId: string; sessionId: string; expiresAt: string }): Promise<boolean>;
  /** Puts another role of the same person into the session; false when it has ended, or the role was changed or taken away after `at` (UTC). */
  actAs(key: { userId: string; sessionId: string; viewer: Viewer; at: string }): Promise<boolean>;
  /** Ending an ended session is no error. */
  end(key: { userId: string; sessionId: string }): Promise<void>;
  endAll(userId: string): Promise<void>;
};

/** Seconds since the epoch of an instant, for TTL. */
const secondsOf = (instant: string): number => Math.ceil(Date.parse(instant) / 1000);

type Stored = FormattedItem<ReturnType<typeof personEntities>['session']>;

const toSession = ({ userId, ttl, viewer, ...session }: Stored): Session => ({
  ...session,
  viewer: Viewer.parse(viewer),
});

export function sessionStore(table: TableClient, { wait }: { wait: Wait }): Sessions {
  const { session, account, role } = personEntities(table);
  const { organisation } = organisationEntities(table);

  /** Changes a session that still stands; false for one that has ended. */
  const change = async (
    key: { userId: string; sessionId: string },
    part: { expiresAt: string },
  ): Promise<boolean> => {
    try {
      await session
        .build(UpdateAttributesCommand)
        .item({ ...key, ...part })
        .options({ condition: { attr: 'sessionId', exists: true } })
        .send();
      return true;
    } catch (error) {
      if (isConditionCheckFailed(error)) return false;
      throw error;
    }
  };

  /** The role stands as it was when the caller read it, no earlier than `at`. */
  const roleStands = ({ userId, userRoleId }: Viewer, at: string) => ({
    name: 'role' as const,
    write: role
      .build(ConditionCheck)
      .key({ userId, userRoleId })
      .condition({
        and: [
          {
            or: [
              { attr: 'stopped', exists: false },
              { attr: 'stopped', eq: false },
            ],
          },
          {
            or: [
              { attr: 'changedAt', exists: false },
              { attr: 'changedAt', lte: at },
            ],
          },
        ],
      }),
  });

  return {
    start: async (started) => {
      const { userId } = started.viewer;
      const item = { ...started, userId, ttl: secondsOf(started.endsAt) };
      const failure = await transact(
        [
          { name: 'session', write: session.build(PutTransaction).item(item) },
          {
            name: 'account',
            write: account
              .build(ConditionCheck)
              .key({ userId })
              .condition({
                or: [
                  { attr: 'sessionsEndedAt', exists: false },
                  { attr: 'sessionsEndedAt', lte: started.createdAt },
                ],
              }),
          },
          roleStands(started.viewer, started.createdAt),
        ],
        { wait },
      );
      if (failure) throw refuse('wrong-credentials');
    },
    byId: async (key) => {
      const { Item } = await session.build(GetItemCommand).key(key).options({ consistent: true }).send();
      return Item && toSession(Item);
    },
    withOrganisation: async ({ userId, sessionId, organisationId }) => {
      const { Responses, UnprocessedKeys } = await executeBatchGet(
        { maxAttempts: 4 },
        table
          .build(BatchGetCommand)
          .requests(
            session.build(BatchGetRequest).key({ userId, sessionId }),
            organisation.build(BatchGetRequest).key({ organisationId }),
          )
          .options({ consistent: true }),
      );
      if (UnprocessedKeys && Object.keys(UnprocessedKeys).length > 0) throw refuse('busy');
      const [stored, storedOrganisation] = Responses[0];
      return {
        ...(stored && { session: toSession(stored) }),
        ...(storedOrganisation && { organisation: toOrganisation(storedOrganisation) }),
      };
    },
    extend: async ({ expiresAt, ...key }) => change(key, { expiresAt }),
    actAs: async ({ viewer, at, ...key }) => {
      const failure = await transact(
        [
          {
            name: 'session',
            write: session
              .build(UpdateTransaction)
              .item({ ...key, viewer: whole(viewer) })
              .options({ condition: { attr: 'sessionId', exists: true } }),
          },
          roleStands(viewer, at),
        ],
        { wait },
      );
      return failure === undefined;
    },
    end: async (key) => {
      await session.build(DeleteItemCommand).key(key).send();
    },
    endAll: (userId) => endSessions(table, userId),
  };
}
