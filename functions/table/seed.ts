import { Account, EmailGuard, Role } from './accounts/record';
import { dueWrites } from './billing/writes';
import type { Db } from './db/db';
import { put } from './db/writes';
import { Organization } from './organizations/record';
import { type NewOrganization, newOrganization } from './organizations/writes';
import { Person, PersonGuard } from './people/record';
import { memberOf } from './people/writes';

/**
 * Writes people and organizations as they are given, without the rules of signing up: for the demo data of one machine, never for a handler.
 * Writing the same twice changes nothing, but an organization's counters begin again.
 */
export const seedWriter = (db: Db) => ({
  putAccount: (person: Account): Promise<void> =>
    db.writeAll([put(Account, person), put(EmailGuard, person)]),
  /** The person of a role among the people of its organization. */
  putMember: (person: Pick<Account, 'email' | 'firstName' | 'lastName'>, given: Role): Promise<void> => {
    const member = memberOf(person, given);
    return db.writeAll([put(Person, member), put(PersonGuard, member)]);
  },
  putRole: (given: Role): Promise<void> => db.writeAll([put(Role, given)]),
  putOrganization: (given: NewOrganization): Promise<void> => {
    const { organizationId, subscription, createdAt } = given;
    const dues = dueWrites({ organizationId, after: subscription, now: new Date(createdAt) });
    return db.writeAll([put(Organization, newOrganization(given)), ...dues]);
  },
});
