import { refuse } from '../../../shared/wire/refusals';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { AccountOwner, OwnerAccount } from './record';
import { markOwner } from './writes';

/** Stores a new account unless the owner has one; returns the stored one. Refuses `not-found`: no owner. */
export const startOwnerAccount =
  (db: Db) =>
  async (account: OwnerAccount, audit: AuditEntry): Promise<OwnerAccount> => {
    const failure = await db.transact([
      put(OwnerAccount, account, absent),
      put(AccountOwner, account),
      markOwner(account),
      auditWrite(audit),
    ]);
    if (!failure) return account;
    if (failure.name === 'owner') throw refuse('not-found');
    const before = failure.found(OwnerAccount);
    if (failure.name !== 'connected-account' || !before)
      throw new Error(`The new ${failure.name} exists already`);
    return before;
  };
