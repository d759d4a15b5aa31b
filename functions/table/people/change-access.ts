import { isWithoutAccount } from '../../../shared/domain/people/people';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import type { Write } from '../db/writes';
import { untieOwner } from '../owners/writes';
import { endSessions } from '../sessions/writes';
import { fittingSessions } from './fitting-sessions';
import { sessionsInRole } from './read';
import type { Person } from './record';
import {
  type Actor,
  actorStands,
  changePerson,
  changeRole,
  freeMail,
  type PersonWithSessions,
} from './writes';

type Access = PersonWithSessions & {
  readonly to: 'suspended' | 'active' | 'removed';
  readonly actor: Actor;
  readonly trace: Trace;
};

/** A change made before is not made again. */
const isSo = ({ removedAt, status }: Person, to: Access['to']): boolean =>
  removedAt === undefined ? status === to : to === 'removed';

const personWrites = (person: Person, { to, trace }: Access): Write[] =>
  to === 'removed'
    ? [changePerson(person, { removedAt: trace.now.toISOString() }), freeMail(person), ...untieOwner(person)]
    : [changePerson(person, { status: to })];

/**
 * Removes or restores access: person, role and sessions in one transaction; a session started in parallel
 * ends right after. Refuses `not-found` for someone still invited or removed, `conflict`.
 */
export const changeAccess =
  (db: Db) =>
  async (change: Access): Promise<void> => {
    const { person, to, actor, trace } = change;
    const ends = to !== 'active';
    if (!isSo(person, to)) {
      if (person.removedAt !== undefined || isWithoutAccount(person.status)) throw refuse('not-found');
      const sessions = ends ? await fittingSessions(db, change.sessions) : [];
      const failure = await db.transact([
        ...traceWrites(trace),
        actorStands(actor),
        ...personWrites(person, change),
        changeRole(person, { stopped: ends, now: trace.now }),
        ...endSessions(sessions),
      ]);
      if (failure) throw refuse('conflict');
    }
    // An earlier call may have stopped before this last step.
    if (ends) await db.writeAll(endSessions(await sessionsInRole(db, person)));
  };
