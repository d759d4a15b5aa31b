import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import type { Account, MailLink, NewOrganization, Role } from './accounts';
import { type AuditEntry, auditWrite } from './audit';
import type { TableClient } from './client';
import { dueWrites } from './dues';
import { organizationEntities } from './entities/organization';
import { personEntities } from './entities/person';
import { sha256 } from './keys';
import { storedLink } from './mail-links';
import { firstRecord } from './organizations';
import { memberOf, newMemberWrites } from './people-records';
import { transact, type Wait } from './transact';

/** Account, mail guard, organization, first role and activation link in one transaction; false, and nothing written, when the address is taken. */
export async function register(
  table: TableClient,
  {
    account,
    role,
    organization,
    link,
    audit = [],
  }: {
    account: Account;
    role: Role;
    organization: NewOrganization;
    link: MailLink;
    audit?: readonly AuditEntry[];
  },
  { wait }: { wait: Wait },
): Promise<boolean> {
  const person = personEntities(table);
  const { organization: organizationRecord } = organizationEntities(table);
  const failure = await transact(
    [
      {
        name: 'email',
        write: person.emailGuard
          .build(PutTransaction)
          .item({ emailHash: sha256(account.email), userId: account.userId })
          .options({ condition: { attr: 'emailHash', exists: false } }),
      },
      {
        name: 'account',
        write: person.account
          .build(PutTransaction)
          .item(account)
          .options({ condition: { attr: 'userId', exists: false } }),
      },
      {
        name: 'organization',
        write: organizationRecord
          .build(PutTransaction)
          .item(firstRecord(organization))
          .options({ condition: { attr: 'organizationId', exists: false } }),
      },
      { name: 'role', write: person.role.build(PutTransaction).item(role) },
      ...newMemberWrites(table, memberOf(account, role)),
      ...dueWrites(table, {
        organizationId: organization.organizationId,
        after: organization.subscription,
        now: new Date(organization.createdAt),
      }),
      { name: 'link', write: person.mailLink.build(PutTransaction).item(storedLink(link)) },
      ...audit.map((entry) => auditWrite(table, entry)),
    ],
    { wait },
  );
  if (failure && failure.name !== 'email') throw new Error(`The new ${failure.name} exists already`);
  return failure === undefined;
}
