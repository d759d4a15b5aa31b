import type { Db } from '../db/db';
import { update } from '../db/writes';
import { type LedgerKey, ledgerPartition } from '../ledger/record';
import { OwnerTransfer, transfersOfBook } from './record';

type TransferKey = LedgerKey & { readonly transferId: string };

const ownerTransfer =
  (db: Db) =>
  (key: TransferKey): Promise<OwnerTransfer | undefined> =>
    db.get(OwnerTransfer, key);

/** The transfers of some entries of a property's book. */
const ownerTransfers =
  (db: Db) =>
  ({ transferIds, ...key }: LedgerKey & { readonly transferIds: readonly string[] }) =>
    db.getAll(
      OwnerTransfer,
      transferIds.map((transferId) => ({ ...key, transferId })),
    );

/** All transfers of a property's book. */
const transfersOf =
  (db: Db) =>
  (key: LedgerKey): Promise<OwnerTransfer[]> =>
    db.list(OwnerTransfer, { partition: ledgerPartition(key), range: { beginsWith: transfersOfBook } });

/** Keeps a transfer that is not sent for one caller, until an instant (UTC); false when another has it. */
const holdTransfer =
  (db: Db) =>
  (transfer: OwnerTransfer, { until }: { until: string }): Promise<boolean> =>
    db.write(
      update(OwnerTransfer, {
        key: transfer,
        set: { heldUntil: until },
        condition: {
          and: [
            { attr: 'state', eq: 'sending' },
            { attr: 'heldUntil', eq: transfer.heldUntil },
          ],
        },
      }),
    );

export const transferStore = (db: Db) => ({
  byId: ownerTransfer(db),
  ofEntries: ownerTransfers(db),
  ofBook: transfersOf(db),
  hold: holdTransfer(db),
});
