import type { Db } from '../db/db';
import { Account, accountAndRoles, EmailGuard, Role, SignUp } from './record';

export type AccountWithRoles = { readonly account: Account; readonly roles: readonly Role[] };

/** No real id looks like this. */
const nobody = 'nobody';

/** Includes suspended and removed roles. */
export async function storedAccount(db: Db, userId: string): Promise<AccountWithRoles | undefined> {
  const found = await db.query([Account, Role], accountAndRoles(userId));
  const [account] = found.of(Account);
  return account && { account, roles: found.of(Role) };
}

/** Leaves out suspended and removed roles. */
export const accountById =
  (db: Db) =>
  async (userId: string): Promise<AccountWithRoles | undefined> => {
    const found = await storedAccount(db, userId);
    return found && { ...found, roles: found.roles.filter(({ stopped }) => stopped !== true) };
  };

/** The user id of a normalized mail address; undefined without an account. */
export const idOfEmail =
  (db: Db) =>
  async (email: string): Promise<string | undefined> =>
    (await db.get(EmailGuard, { email }))?.userId;

/** By normalized mail address. An unknown one costs the same reads: timing must not reveal accounts. */
export const accountByEmail =
  (db: Db) =>
  async (email: string): Promise<AccountWithRoles | undefined> =>
    accountById(db)((await idOfEmail(db)(email)) ?? nobody);

/** Who may log in: an account, or an unactivated sign-up from `from`. An unknown address costs the same. */
export const forLogin = (db: Db) => async (key: { readonly email: string; readonly from: string }) => {
  const found = await db.getTogether([EmailGuard.key(key), SignUp.key(key)]);
  const [guard] = found.of(EmailGuard);
  const [waiting] = found.of(SignUp);
  return { person: await accountById(db)(guard?.userId ?? nobody), waiting };
};

/** The names of those who exist, in any order. */
export const namesOfAccounts =
  (db: Db) =>
  async (userIds: readonly string[]): Promise<Pick<Account, 'userId' | 'firstName' | 'lastName'>[]> => {
    const wanted = [...new Set(userIds)].map((userId) => ({ userId }));
    const found = await db.getAll(Account, wanted);
    return found.map(({ userId, firstName, lastName }) => ({ userId, firstName, lastName }));
  };
