import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import { endingOthers, storedSessions } from './other-sessions';
import type { Profiles } from './profiles';
import { StoredSession } from './session-read';
import { transact, type Wait } from './transact';

/**
 * See `Profiles.changePassword`. The other sessions end in the transaction that takes the old password; one that a login with it is about to
 * begin is held off by `sessionsEndedAt`, which says nothing of sessions that run already, so the one that asks goes on.
 */
export async function changePassword(
  table: TableClient,
  { userId, from, to, keep, among, now, audit }: Parameters<Profiles['changePassword']>[0],
  { wait }: { wait: Wait },
): Promise<void> {
  const { account, session } = personEntities(table);
  const others = endingOthers(table, { userId, keep, among });
  const change = transact(
    [
      {
        name: 'own session',
        write: session
          .build(ConditionCheck)
          .key({ userId, sessionId: keep })
          .condition({ attr: 'sessionId', exists: true }),
      },
      {
        name: 'account',
        write: account
          .build(UpdateTransaction)
          .item({ userId, passwordHash: to, sessionsEndedAt: now.toISOString() })
          .options({ condition: { attr: 'passwordHash', eq: from } }),
      },
      ...others.writes,
      ...audit.map((entry) => auditWrite(table, entry)),
    ],
    { wait },
  );
  const [failure] = await Promise.all([change, others.endRest()]);
  if (failure?.name === 'own session') throw refuse('not-authenticated');
  if (failure) throw refuse('conflict');
  // No login with the old password is written after this; one that was since `among` was read is found now.
  const standing = (await storedSessions(table, userId)).map((stored) => StoredSession.parse(stored));
  const left = endingOthers(table, { userId, keep, among: standing });
  if (left.writes.length > 0) await Promise.all([transact(left.writes, { wait }), left.endRest()]);
}
