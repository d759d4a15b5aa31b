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

/** What is so already is not done again. */
const isSo = ({ removedAt, status }: Person, to: Access['to']): boolean =>
  removedAt === undefined ? status === to : to === 'removed';

const personWrites = (person: Person, { to, trace }: Access): Write[] =>
  to === 'removed'
    ? [changePerson(person, { removedAt: trace.now.toISOString() }), freeMail(person), ...untieOwner(person)]
    : [changePerson(person, { status: to })];

/**
 * Takes access away or gives it back: person, role, and the sessions in it, in one transaction; a session that began beside it is ended after it.
 * Refuses `not-found` for who is still invited or was removed, `conflict`.
 */
export const changeAccess =
  (db: Db) =>
  async (change: Access): Promise<void> => {
    const { person, to, actor, trace } = change;
    const ends = to !== 'active';
    if (!isSo(person, to)) {
      if (person.removedAt !== undefined || person.status === 'invited') throw refuse('not-found');
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
    // What was so already may have been cut off before its last step.
    if (ends) await db.writeAll(endSessions(await sessionsInRole(db, person)));
  };
