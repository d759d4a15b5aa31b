import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { toAccount, toRole } from './account-records';
import type { Accounts } from './accounts';
import { batchGet } from './batch';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import { accountAndRoles, sha256 } from './keys';

/** No id of ours looks like this. */
const nobody = 'nobody';

/** An account and all its roles, suspended ones too, as they are stored; strongly consistent. */
export async function storedPerson(table: TableClient, userId: string) {
  const { account, role } = personEntities(table);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query(accountAndRoles(userId))
    .entities(account, role)
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  return {
    stored: Items.find((item) => 'passwordHash' in item),
    roles: Items.filter((item) => 'userRoleId' in item),
  };
}

/** What every feature asks of the accounts; signing up, mail links and passwords are `accountStore`'s. */
export function accountReads(table: TableClient): Pick<Accounts, 'byId' | 'byEmail' | 'idOf' | 'namesOf'> {
  const { account, emailGuard } = personEntities(table);

  const byId: Accounts['byId'] = async (userId) => {
    const { stored, roles } = await storedPerson(table, userId);
    // A role that was suspended or removed is as good as gone.
    const standing = roles.filter(({ stopped }) => stopped !== true);
    return stored && { account: toAccount(stored), roles: standing.map(toRole) };
  };

  const idOf: Accounts['idOf'] = async (email) => {
    const { Item } = await emailGuard
      .build(GetItemCommand)
      .key({ emailHash: sha256(email) })
      .options({ consistent: true })
      .send();
    return Item?.userId;
  };

  return {
    byId,
    idOf,
    namesOf: async (userIds) => {
      const wanted = [...new Set(userIds)].map((userId) => ({ userId }));
      const found = await batchGet(account, wanted);
      return found.map(({ userId, firstName, lastName }) => ({ userId, firstName, lastName }));
    },
    // Nobody's account is looked for as somebody's is: the time of an answer must not tell whether there is one.
    byEmail: async (email) => byId((await idOf(email)) ?? nobody),
  };
}
