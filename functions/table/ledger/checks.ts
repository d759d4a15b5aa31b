import type { Kept } from '../../../shared/domain/ledger/check-ledger';
import { Entry, Head, Payment } from '../../../shared/domain/ledger/entry';
import { refuse } from '../../../shared/wire/refusals';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { checksPartition, LedgerCheck } from '../ledger-checks/record';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import { ledgerPartition, StoredEntry, StoredHead, StoredPayment } from './record';

/** A ledger whole, as its head was read; undefined when it changed while its entries were read. */
export const wholeLedger =
  (db: Db) =>
  async (head: StoredHead): Promise<Kept | undefined> => {
    const found = await db.query([StoredEntry, StoredPayment], { partition: ledgerPartition(head) });
    const again = await db.get(StoredHead, head);
    if (again?.version !== head.version) return undefined;
    return {
      head: Head.parse(head),
      entries: found.of(StoredEntry).map((entry) => Entry.parse(entry)),
      payments: found.of(StoredPayment).map((payment) => Payment.parse(payment)),
    };
  };

/** What the last checks of an organization's ledgers found. */
export const ledgerChecks =
  (db: Db) =>
  (organizationId: string): Promise<LedgerCheck[]> =>
    db.list(LedgerCheck, { partition: checksPartition(organizationId) });

/** What the last check of one ledger, or of all together, found. */
export const ledgerCheck =
  (db: Db) =>
  (key: { organizationId: string; leaseId: string }): Promise<LedgerCheck | undefined> =>
    db.get(LedgerCheck, key);

/** Tells in the same transaction what nobody was told of before. */
export const saveCheck =
  (db: Db) =>
  async (check: LedgerCheck, told: readonly NewNotification[] = []): Promise<void> => {
    const writes = notificationWrites(told);
    if (writes.length === 0) await db.write(put(LedgerCheck, check));
    else if (await db.transact<string>([put(LedgerCheck, check), ...writes])) throw refuse('conflict');
  };
