import { Account, EmailGuard, Role } from './accounts/record';
import { dueWrites } from './billing/writes';
import type { Db } from './db/db';
import { put } from './db/writes';
import { Organization } from './organizations/record';
import { type NewOrganization, newOrganization } from './organizations/writes';
import { Person, PersonGuard } from './people/record';
import { memberOf } from './people/writes';

/**
 * Writes people and organizations without the rules of sign-up: for local demo data, never for a handler.
 * Safe to repeat, but an organization's counters start over.
 */
export const seedWriter = (db: Db) => ({
  putAccount: (person: Account): Promise<void> =>
    db.writeAll([put(Account, person), put(EmailGuard, person)]),
  /** Puts the role's person into the organization's list of people. */
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
