import type { Db } from '../db/db';
import { Account, accountAndRoles, EmailGuard, Role, SignUp } from './record';

/** A person's account with all its roles. */
export type AccountWithRoles = { readonly account: Account; readonly roles: readonly Role[] };

/** No id of ours looks like this. */
const nobody = 'nobody';

/** An account and all its roles, suspended ones too. */
export async function storedAccount(db: Db, userId: string): Promise<AccountWithRoles | undefined> {
  const found = await db.query([Account, Role], accountAndRoles(userId));
  const [account] = found.of(Account);
  return account && { account, roles: found.of(Role) };
}

/** A role that was suspended or removed is as good as gone. */
export const accountById =
  (db: Db) =>
  async (userId: string): Promise<AccountWithRoles | undefined> => {
    const found = await storedAccount(db, userId);
    return found && { ...found, roles: found.roles.filter(({ stopped }) => stopped !== true) };
  };

/** The id alone of a normalized mail address; undefined for nobody. */
export const idOfEmail =
  (db: Db) =>
  async (email: string): Promise<string | undefined> =>
    (await db.get(EmailGuard, { email }))?.userId;

/** By a normalized mail address. Nobody's account is looked for as somebody's is: the time of an answer must not tell whether there is one. */
export const accountByEmail =
  (db: Db) =>
  async (email: string): Promise<AccountWithRoles | undefined> =>
    accountById(db)((await idOfEmail(db)(email)) ?? nobody);

/** Whom a login can be of: an account, or a sign-up from the caller's network that was not activated. The same requests for nobody. */
export const forLogin = (db: Db) => async (key: { readonly email: string; readonly from: string }) => {
  const found = await db.getTogether([EmailGuard.key(key), SignUp.key(key)]);
  const [guard] = found.of(EmailGuard);
  const [waiting] = found.of(SignUp);
  return { person: await accountById(db)(guard?.userId ?? nobody), waiting };
};

/** What people are called, of those who exist, in any order. */
export const namesOfAccounts =
  (db: Db) =>
  async (userIds: readonly string[]): Promise<Pick<Account, 'userId' | 'firstName' | 'lastName'>[]> => {
    const wanted = [...new Set(userIds)].map((userId) => ({ userId }));
    const found = await db.getAll(Account, wanted);
    return found.map(({ userId, firstName, lastName }) => ({ userId, firstName, lastName }));
  };
