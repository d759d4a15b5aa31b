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

/** What every feature asks of the accounts; signing up, mail links and passwords are `accountStore`'s. */
export function accountReads(table: TableClient): Pick<Accounts, 'byId' | 'byEmail' | 'idOf' | 'namesOf'> {
  const { account, emailGuard, role } = personEntities(table);

  const byId: Accounts['byId'] = async (userId) => {
    const { Items = [] } = await table
      .build(QueryCommand)
      .query(accountAndRoles(userId))
      .entities(account, role)
      .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
      .send();
    const stored = Items.find((item) => 'passwordHash' in item);
    // A role that was suspended or removed is as good as gone.
    const roles = Items.filter((item) => 'userRoleId' in item)
      .filter(({ stopped }) => stopped !== true)
      .map(toRole);
    return stored && { account: toAccount(stored), roles };
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
