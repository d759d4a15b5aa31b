import { bankStateOf } from '../../../shared/domain/ledger/owners/bank';
import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { OwnedProperty, ownerPartition, Share } from '../properties/record';
import { OwnerAccount, type OwnerKey } from './record';

/** Whether the owner of this share can be paid. */
export type MarkedShare = Pick<Share, 'propertyId' | 'bankReady'>;

export const sharesOf =
  (db: Db) =>
  async ({ organizationId, ownerId }: OwnerKey): Promise<MarkedShare[]> => {
    const owned = await db.list(OwnedProperty, { partition: ownerPartition(organizationId, ownerId) });
    return db.getAll(
      Share,
      owned.map(({ propertyId }) => ({ organizationId, propertyId, ownerId })),
    );
  };

type Mark = OwnerKey & { readonly bankReady: boolean; readonly shares: readonly MarkedShare[] };

/** Writes only shares that differ; true when any did. Skips a share deleted meanwhile. */
async function mark(db: Db, { organizationId, ownerId, bankReady, shares }: Mark): Promise<boolean> {
  const differing = shares.filter((share) => share.bankReady !== bankReady);
  for (const { propertyId } of differing) {
    const key = { organizationId, propertyId, ownerId };
    await db.write(update(Share, { key, set: { bankReady }, condition: present }));
  }
  return differing.length > 0;
}

/**
 * Marks each of the owner's shares with whether the owner can be paid (`rent_owner_bankinfo`). Safe to repeat
 * and to run in parallel. Pass `readBefore` only if nobody has written the account since it was read.
 */
export const markShares =
  (db: Db) =>
  async (account: OwnerAccount, readBefore?: readonly MarkedShare[]): Promise<void> => {
    const { organizationId, ownerId } = account;
    let shares = readBefore;
    for (let before: OwnerAccount | undefined = account; before; ) {
      const bankReady = bankStateOf(before) === 'ready';
      shares ??= await sharesOf(db)(account);
      // Nothing was written, so no other run's marks were overwritten.
      if (!(await mark(db, { organizationId, ownerId, bankReady, shares }))) return;
      const now: OwnerAccount | undefined = await db.get(OwnerAccount, account);
      // If the account changed meanwhile, our marks may have overwritten newer ones: mark again.
      if (now?.version === before.version) return;
      shares = undefined;
      before = now;
    }
  };
