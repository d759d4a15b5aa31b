import { refuse } from '../../../shared/wire/refusals';
import type { Db } from '../db/db';
import { Session, sessionsOf } from '../sessions/record';
import { Invitation, Person, type PersonKey } from './record';
import { inRole, type PersonWithSessions } from './writes';

/** A removed one too, so that a repeat finds what it did. Undefined for nobody here. */
export const storedPerson =
  (db: Db) =>
  (key: PersonKey): Promise<Person | undefined> =>
    db.get(Person, key);

/** Undefined for nobody here, and for who was removed. */
export const personById =
  (db: Db) =>
  async (key: PersonKey): Promise<Person | undefined> => {
    const person = await db.get(Person, key);
    return person?.removedAt === undefined ? person : undefined;
  };

/** The sessions in which somebody acts in this role, newest first; none while the person is invited. */
export const sessionsInRole = async (
  db: Db,
  role: Pick<Person, 'userId' | 'userRoleId'>,
): Promise<Session[]> =>
  role.userId === '' ? [] : inRole(await db.list(Session, sessionsOf(role.userId)), role);

/** What a change of a role begins with; a removed person too. Undefined for nobody here. */
export const personWithSessions =
  (db: Db) =>
  async (key: PersonKey): Promise<PersonWithSessions | undefined> => {
    const person = await db.get(Person, key);
    return person && { person, sessions: await sessionsInRole(db, person) };
  };

type Link = {
  readonly tokenHash: string;
  readonly now: Date;
  /** Who it is supposed to invite is read beside it. */
  readonly supposed?: PersonKey | undefined;
};

/** Who a link invites. Refuses `link-not-valid`: unknown, used, taken back, expired at `now`, replaced by a newer one. */
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
