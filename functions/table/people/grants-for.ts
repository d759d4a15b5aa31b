import type { Db } from '../db/db';
import { named, type Write } from '../db/writes';
import { Session, sessionsOf } from '../sessions/record';
import { Person } from './record';
import { changeGrants, inRole } from './writes';

/** Leaves room in an add's transaction for twenty new owners and what belongs to the property. */
const mostSessions = 10;

type Granted = { readonly userId: string; readonly userRoleId: string };
type Added = { readonly organizationId: string; readonly propertyId: string; readonly now: Date };

/**
 * Adds the new property to the list of the person who adds it, because people expect to see what they added:
 * in the person, the role and the newest sessions. Empty when the person no longer has a list.
 */
export const grantsFor =
  (db: Db) =>
  async (
    { userId, userRoleId }: Granted,
    { organizationId, propertyId, now }: Added,
  ): Promise<Write<'grant'>[]> => {
    const [person, sessions] = await Promise.all([
      db.get(Person, { organizationId, userRoleId }),
      db.list(Session, sessionsOf(userId)),
    ]);
    if (person?.removedAt !== undefined || !person?.grants || person.grants.properties === 'all') return [];
    const grants = { ...person.grants, properties: [...person.grants.properties, propertyId].toSorted() };
    const newest = inRole(sessions, { userRoleId }).slice(0, mostSessions);
    return changeGrants({ person, sessions: newest }, { grants, now }).map((write) => named('grant', write));
  };
