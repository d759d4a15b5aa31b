import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { Viewer } from '../../shared/domain/roles';
import type { TableClient } from './client';
import { isConditionCheckFailed } from './condition-failed';
import { endSessions } from './end-sessions';
import { personEntities } from './entities/person';
import type { Organization } from './organizations';
import { sessionReads } from './session-read';
import { type Login, roleStands, startSession } from './session-start';
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
   * away: a login that raced a password reset or the organization's admin. So too without a second step where one is asked for. With one,
   * refuses `wrong-code` when the code was used before, `login-expired` when the ticket was; both are used up with the session's start.
   */
  start(session: Session, login?: Login): Promise<void>;
  /** Strongly consistent; undefined once ended. The caller compares `expiresAt` with its clock. */
  byId(key: { userId: string; sessionId: string }): Promise<Session | undefined>;
  /** Session and organization in one strongly consistent read, for every call that changes something. Either is absent when it is not there. */
  withOrganization(key: {
    userId: string;
    sessionId: string;
    organizationId: string;
  }): Promise<{ session?: Session; organization?: Organization }>;
  /** Moves the expiry; false when the session has ended meanwhile. */
  extend(key: { userId: string; sessionId: string; expiresAt: string }): Promise<boolean>;
  /** Puts another role of the same person into the session; false when it has ended, or the role was changed or taken away after `at` (UTC). */
  actAs(key: { userId: string; sessionId: string; viewer: Viewer; at: string }): Promise<boolean>;
  /** Ending an ended session is no error. */
  end(key: { userId: string; sessionId: string }): Promise<void>;
  endAll(userId: string): Promise<void>;
};

export function sessionStore(table: TableClient, { wait }: { wait: Wait }): Sessions {
  const { session } = personEntities(table);

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

  return {
    start: (started, login = {}) => startSession(table, { started, login }, { wait }),
    ...sessionReads(table),
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
          roleStands(table, { viewer, at }),
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
