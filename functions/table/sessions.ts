import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import type { TableClient } from './client';
import { isConditionCheckFailed } from './condition-failed';
import { endSessions } from './end-sessions';
import { personEntities } from './entities/person';
import type { Organisation } from './organisations';
import { readSession, readWithOrganisation } from './session-read';
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

export function sessionStore(table: TableClient, { wait }: { wait: Wait }): Sessions {
  const { session, account, role } = personEntities(table);

  /** Changes a session that still stands; false for one that has ended. */
  const change = async (
    key: { userId: string; sessionId: string },
    part: { expiresAt: string },
  ): Promise<boolean> => {
    try {
      await session
        .build(UpdateItemCommand)
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
    byId: (key) => readSession(table, key),
    withOrganisation: readWithOrganisation(table),
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
