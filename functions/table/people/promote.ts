import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { changeSessions } from '../sessions/writes';
import { fittingSessions } from './fitting-sessions';
import { personWithSessions } from './read';
import type { PersonKey } from './record';
import { changePerson, changeRole, freeMail, takeMail } from './writes';

const roleLabel = 'orgAdmin';

/**
 * Makes an owner or manager the organization's admin: person, role, mail guard and live sessions in one
 * transaction. Does nothing for an admin. Refuses `not-found`, `already-member`, `conflict`.
 */
export const promotePerson =
  (db: Db) =>
  async ({ trace, ...key }: PersonKey & { readonly trace: Trace }): Promise<void> => {
    const found = await personWithSessions(db)(key);
    if (found?.person.status !== 'active' || found.person.removedAt !== undefined) throw refuse('not-found');
    const { person } = found;
    if (person.roleLabel === roleLabel) return;
    const failure = await db.transact([
      ...traceWrites(trace),
      changePerson(person, { roleLabel }),
      freeMail(person),
      takeMail({ ...person, roleLabel }),
      changeRole(person, { roleLabel, now: trace.now }),
      ...changeSessions(await fittingSessions(db, found.sessions), { roleLabel }),
    ]);
    if (failure?.name === 'person-guard') throw refuse('already-member');
    if (failure) throw refuse('conflict');
  };
