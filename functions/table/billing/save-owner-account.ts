import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import { OwnerAccount } from './record';
import { markOwner } from './writes';

type Save = {
  readonly account: OwnerAccount;
  readonly audit: AuditEntry;
  readonly told?: readonly NewNotification[];
};

/** Writes the account and the owner's mark; false when the stored version is not `account.version - 1`. */
export const saveOwnerAccount =
  (db: Db) =>
  async ({ account, audit, told }: Save): Promise<boolean> => {
    const failure = await db.transact([
      put(OwnerAccount, account, { attr: 'version', eq: account.version - 1 }),
      markOwner(account),
      auditWrite(audit),
      ...notificationWrites(told),
    ]);
    if (failure && failure.name !== 'connected-account')
      throw new Error(`The ${failure.name} could not be written`);
    return failure === undefined;
  };
