import { refuse } from '../../../shared/wire/refusals';
import type { Db } from '../db/db';
import { Session, sessionsOf } from '../sessions/record';
import { Invitation, Person, PersonGuard, type PersonKey } from './record';
import { inRole, type PersonWithSessions } from './writes';

/** Also a removed person, so that a repeat finds its own work. Undefined when unknown. */
export const storedPerson =
  (db: Db) =>
  (key: PersonKey): Promise<Person | undefined> =>
    db.get(Person, key);

/** Undefined when unknown or removed. */
export const personById =
  (db: Db) =>
  async (key: PersonKey): Promise<Person | undefined> => {
    const person = await db.get(Person, key);
    return person?.removedAt === undefined ? person : undefined;
  };

/** The person with this mail in this role; undefined when there is none. */
export const personByMail =
  (db: Db) =>
  async (mail: Pick<Person, 'organizationId' | 'email' | 'roleLabel'>): Promise<Person | undefined> => {
    const guard = await db.get(PersonGuard, mail);
    return guard && db.get(Person, guard);
  };

/** The sessions that act in this role, newest first; none while the person is invited. */
export const sessionsInRole = async (
  db: Db,
  role: Pick<Person, 'userId' | 'userRoleId'>,
): Promise<Session[]> =>
  role.userId === '' ? [] : inRole(await db.list(Session, sessionsOf(role.userId)), role);

/** Reads what a change of a role needs; also a removed person. Undefined when unknown. */
export const personWithSessions =
  (db: Db) =>
  async (key: PersonKey): Promise<PersonWithSessions | undefined> => {
    const person = await db.get(Person, key);
    return person && { person, sessions: await sessionsInRole(db, person) };
  };

type Link = {
  readonly tokenHash: string;
  readonly now: Date;
  /** The expected person, read together with the link. */
  readonly supposed?: PersonKey | undefined;
};

/** Whom a link invites. Refuses `link-not-valid`: unknown, used, revoked, expired at `now`, or replaced. */
export const invitedByLink =
  (db: Db) =>
  async ({ tokenHash, now, supposed }: Link): Promise<Person> => {
    const [link, early] = await Promise.all([
      db.get(Invitation, { tokenHash }),
      supposed && db.get(Person, supposed),
    ]);
    if (!link || link.expiresAt <= now.toISOString()) throw refuse('link-not-valid');
    const isSupposed =
      supposed?.organizationId === link.organizationId && supposed.userRoleId === link.userRoleId;
    const person = isSupposed ? early : await db.get(Person, link);
    if (person?.status !== 'invited' || person.inviteHash !== tokenHash) throw refuse('link-not-valid');
    return person;
  };
