import type { Db } from '../db/db';
import { named, type Write } from '../db/writes';
import { Session, sessionsOf } from '../sessions/record';
import { Person } from './record';
import { changeGrants, inRole } from './writes';

/** The items an add may have besides the sessions of who makes it: twenty new owners and what belongs to the property. */
const mostSessions = 10;

type Granted = { readonly userId: string; readonly userRoleId: string };
type Added = { readonly organizationId: string; readonly propertyId: string; readonly now: Date };

/**
 * The new property in the chosen list of the person who adds it: people expect to see what they added. The person's record, the role, and the
 * newest sessions, which act on it with the next request. None when the list is not a list any more.
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
