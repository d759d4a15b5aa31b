import type { Kept } from '../../../shared/domain/ledger/check-ledger';
import { Entry, Head, Payment } from '../../../shared/domain/ledger/entry';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { checksPartition, LedgerCheck } from '../ledger-checks/record';
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

export const keepCheck =
  (db: Db) =>
  async (check: LedgerCheck): Promise<void> => {
    await db.write(put(LedgerCheck, check));
  };
