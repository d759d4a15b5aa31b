import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { duesOf } from '../../shared/domain/subscription-dues';
import type { Account, NewOrganization, Role } from './accounts';
import type { TableClient } from './client';
import { billingEntities } from './entities/billing';
import { organizationEntities } from './entities/organization';
import { peopleEntities } from './entities/people';
import { personEntities } from './entities/person';
import { sha256 } from './keys';
import { firstRecord } from './organizations';
import { guardRecord, memberOf, personRecord } from './people-records';

/**
 * Writes people and organizations as they are given, without the rules of signing up: for the demo data of one machine, never for a handler.
 * Writing the same twice changes nothing, but an organization's counters begin again.
 */
export function seedWriter(table: TableClient) {
  const { account, emailGuard, role } = personEntities(table);
  const { organization } = organizationEntities(table);
  const people = peopleEntities(table);
  const billing = billingEntities(table);
  return {
    putAccount: async (person: Account): Promise<void> => {
      await Promise.all([
        account.build(PutItemCommand).item(person).send(),
        emailGuard
          .build(PutItemCommand)
          .item({ emailHash: sha256(person.email), userId: person.userId })
          .send(),
      ]);
    },
    /** The person of a role among the people of its organization. */
    putMember: async (
      person: Pick<Account, 'email' | 'firstName' | 'lastName'>,
      given: Role,
    ): Promise<void> => {
      const member = memberOf(person, given);
      await Promise.all([
        people.person.build(PutItemCommand).item(personRecord(member)).send(),
        people.personGuard.build(PutItemCommand).item(guardRecord(member)).send(),
      ]);
    },
    putRole: async (given: Role): Promise<void> => {
      await role.build(PutItemCommand).item(given).send();
    },
    putOrganization: async (given: NewOrganization): Promise<void> => {
      const { organizationId, subscription } = given;
      await organization.build(PutItemCommand).item(firstRecord(given)).send();
      const dues = duesOf(subscription).map((due) => ({ ...due, organizationId }));
      await Promise.all(dues.map((due) => billing.due.build(PutItemCommand).item(due).send()));
    },
  };
}
