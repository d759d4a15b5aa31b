import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { duesOf } from '../../shared/domain/subscription-dues';
import type { Account, NewOrganisation, Role } from './accounts';
import type { TableClient } from './client';
import { billingEntities } from './entities/billing';
import { organisationEntities } from './entities/organisation';
import { peopleEntities } from './entities/people';
import { personEntities } from './entities/person';
import { sha256 } from './keys';
import { firstRecord } from './organisations';
import { guardRecord, memberOf, personRecord } from './people-records';

/**
 * Writes people and organisations as they are given, without the rules of signing up: for the demo data of one machine, never for a handler.
 * Writing the same twice changes nothing, but an organisation's counters begin again.
 */
export function seedWriter(table: TableClient) {
  const { account, emailGuard, role } = personEntities(table);
  const { organisation } = organisationEntities(table);
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
    /** The person of a role among the people of its organisation. */
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
    putOrganisation: async (given: NewOrganisation): Promise<void> => {
      const { organisationId, subscription } = given;
      await organisation.build(PutItemCommand).item(firstRecord(given)).send();
      const dues = duesOf(subscription).map((due) => ({ ...due, organisationId }));
      await Promise.all(dues.map((due) => billing.due.build(PutItemCommand).item(due).send()));
    },
  };
}
