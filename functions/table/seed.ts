import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { Account, NewOrganisation, Role } from './accounts';
import type { TableClient } from './client';
import { organisationEntities } from './entities/organisation';
import { personEntities } from './entities/person';
import { sha256 } from './keys';
import { firstRecord } from './organisations';

/**
 * Writes people and organisations as they are given, without the rules of signing up: for the demo data of one machine, never for a handler.
 * Writing the same twice changes nothing, but an organisation's counters begin again.
 */
export function seedWriter(table: TableClient) {
  const { account, emailGuard, role } = personEntities(table);
  const { organisation } = organisationEntities(table);
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
    putRole: async (given: Role): Promise<void> => {
      await role.build(PutItemCommand).item(given).send();
    },
    putOrganisation: async (given: NewOrganisation): Promise<void> => {
      await organisation.build(PutItemCommand).item(firstRecord(given)).send();
    },
  };
}
