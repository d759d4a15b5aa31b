import { bankStateOf } from '../../../shared/domain/bank';
import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { OwnedProperty, ownerPartition, Share } from '../properties/record';
import { OwnerAccount, type OwnerKey } from './record';

/** An owner's share of a property, by its mark. */
export type MarkedShare = Pick<Share, 'propertyId' | 'bankReady'>;

/** The owner's shares with their marks. */
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

/** Written only where it differs; true when any did. A share that went away meanwhile is left alone. */
async function mark(db: Db, { organizationId, ownerId, bankReady, shares }: Mark): Promise<boolean> {
  const differing = shares.filter((share) => share.bankReady !== bankReady);
  for (const { propertyId } of differing) {
    const key = { organizationId, propertyId, ownerId };
    await db.write(update(Share, { key, set: { bankReady }, condition: present }));
  }
  return differing.length > 0;
}

/**
 * Puts whether the owner can be paid, by the record as it was read last, on each of the owner's shares (`rent_owner_bankinfo`). Safe to repeat
 * and to run twice at once. The shares may be given as they were read beside an account that nobody wrote since.
 */
export const markShares =
  (db: Db) =>
  async (account: OwnerAccount, readBefore?: readonly MarkedShare[]): Promise<void> => {
    const { organizationId, ownerId } = account;
    let shares = readBefore;
    for (let before: OwnerAccount | undefined = account; before; ) {
      const bankReady = bankStateOf(before) === 'ready';
      shares ??= await sharesOf(db)(account);
      // Where nothing had to be written, nobody's marks were undone.
      if (!(await mark(db, { organizationId, ownerId, bankReady, shares }))) return;
      const now: OwnerAccount | undefined = await db.get(OwnerAccount, account);
      // Somebody wrote another state meanwhile, whose marks ours may have undone: mark again by that one.
      if (now?.version === before.version) return;
      shares = undefined;
      before = now;
    }
  };
