import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { type AuditEntry, auditWrite } from './audit';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import { endingOthers, storedSessions } from './other-sessions';
import { StoredSession } from './session-read';
import type { Session } from './sessions';
import { transact, type Wait } from './transact';

type Ending = { readonly userId: string; readonly audit: readonly AuditEntry[] };

/** A person's sessions as the person sees them. */
export type OwnSessions = {
  /** Those live at `now`, newest first, without what the person looks at as somebody else. Strongly consistent. */
  live(query: { userId: string; now: Date }): Promise<Session[]>;
  /** Ends one and tells the log in the same transaction; one that is not there (any more) is neither an error nor told. */
  end(ending: Ending & { sessionId: string }): Promise<void>;
  /** All that are stored, newest first: those ended by the clock too, and what the person looks at as somebody else. Strongly consistent. */
  all(userId: string): Promise<Session[]>;
  /** Ends all of `among` but `keep` and tells the log, in the same transaction; without another one nothing is told. */
  endOthers(ending: Ending & { keep: string; among: readonly Session[] }): Promise<void>;
};

export function ownSessionStore(table: TableClient, { wait }: { wait: Wait }): OwnSessions {
  const told = (audit: readonly AuditEntry[]) => audit.map((entry) => auditWrite(table, entry));
  const all = async (userId: string) =>
    (await storedSessions(table, userId)).map((stored) => StoredSession.parse(stored));
  return {
    all,
    live: async ({ userId, now }) => {
      const instant = now.toISOString();
      return (await all(userId))
        .filter(({ expiresAt, endsAt }) => expiresAt > instant && endsAt > instant)
        .filter(({ viewer }) => viewer.viewAs === undefined);
    },
    end: async ({ userId, sessionId, audit }) => {
      const write = personEntities(table)
        .session.build(DeleteTransaction)
        .key({ userId, sessionId })
        .options({ condition: { attr: 'sessionId', exists: true } });
      await transact([{ name: 'session', write }, ...told(audit)], { wait });
    },
    endOthers: async ({ audit, ...ending }) => {
      const { writes, endRest } = endingOthers(table, ending);
      if (writes.length > 0) await Promise.all([transact([...writes, ...told(audit)], { wait }), endRest()]);
    },
  };
}
