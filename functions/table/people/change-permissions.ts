import { isDeepStrictEqual } from 'node:util';
import type { Grants } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { changeSessions } from '../sessions/writes';
import { fittingSessions } from './fitting-sessions';
import { sessionsInRole } from './read';
import { type Actor, actorStands, changeGrants, type PersonWithSessions } from './writes';

type Permissions = PersonWithSessions & {
  /** The person's version that the caller saw. */
  readonly version: number;
  readonly grants: Grants;
  readonly actor: Actor;
  readonly trace: Trace;
};

/** A login since the read may have the old grants. Refuses `conflict` when its session ended meanwhile. */
async function changeLeftSessions(db: Db, { person, grants }: Permissions): Promise<void> {
  const left = (await sessionsInRole(db, person)).filter(
    ({ viewer }) => !isDeepStrictEqual(viewer.grants, grants),
  );
  if (left.length > 0 && (await db.transact(changeSessions(left, { grants })))) throw refuse('conflict');
}

/**
 * Live sessions carry the grants: they change in one transaction with person and role, newer ones right
 * after. Returns the person's new version. Refuses `changed-meanwhile`, `conflict`.
 */
export const changePermissions =
  (db: Db) =>
  async (change: Permissions): Promise<number> => {
    const { person, version, grants, actor, trace } = change;
    // A repeat after a lost reply finds the change made, perhaps without its last step.
    const isSo = isDeepStrictEqual(person.grants, grants);
    if (!isSo) {
      if (person.version !== version) throw refuse('changed-meanwhile');
      const sessions = await fittingSessions(db, change.sessions);
      const failure = await db.transact([
        ...traceWrites(trace),
        actorStands(actor),
        ...changeGrants({ person, sessions }, { grants, now: trace.now }),
      ]);
      if (failure) throw refuse('conflict');
    }
    await changeLeftSessions(db, change);
    return isSo ? person.version : person.version + 1;
  };
