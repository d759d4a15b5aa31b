import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { dueWrites } from '../billing/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { Organization } from '../organizations/record';
import { type NewOrganization, newOrganization } from '../organizations/writes';
import { memberOf, newPerson } from '../people/writes';
import { type Account, MailLink, Role } from './record';
import { newAccount } from './writes';

type Registration = {
  readonly account: Account;
  readonly role: Role;
  readonly organization: NewOrganization;
  readonly link: MailLink;
  readonly audit?: readonly AuditEntry[];
};

/**
 * Writes account, address guard, organization, first role and activation link in one transaction. Returns
 * false, and writes nothing, when the address is taken.
 */
export const registerAccount =
  (db: Db) =>
  async ({ account, role, organization, link, audit = [] }: Registration): Promise<boolean> => {
    const { organizationId, subscription, createdAt } = organization;
    const failure = await db.transact([
      ...newAccount(account),
      put(Organization, newOrganization(organization), absent),
      put(Role, role),
      ...newPerson(memberOf(account, role)),
      ...dueWrites({ organizationId, after: subscription, now: new Date(createdAt) }),
      put(MailLink, link),
      ...audit.map(auditWrite),
    ]);
    if (failure && failure.name !== 'email-guard') throw new Error(`The new ${failure.name} exists already`);
    return failure === undefined;
  };
