import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { defined } from '../../shared/domain/defined';
import { batchGet } from './batch';
import type { TableClient } from './client';
import { isConditionCheckFailed } from './condition-failed';
import { propertyEntities } from './entities/property';
import { ownerPartition } from './keys';

type Key = { readonly organizationId: string; readonly ownerId: string };
/** An owner's share of a property, by its mark. */
export type MarkedShare = { readonly propertyId: string; readonly bankReady?: boolean };
type Mark = Key & { readonly ready: boolean; readonly shares: readonly MarkedShare[] };

/** An owner's shares with their marks; strongly consistent. */
export async function markedShares(
  table: TableClient,
  { organizationId, ownerId }: Key,
): Promise<MarkedShare[]> {
  const { ownedProperty, share } = propertyEntities(table);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: ownerPartition(organizationId, ownerId) })
    .entities(ownedProperty)
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  const shares = await batchGet(
    share,
    Items.map(({ propertyId }) => ({ organizationId, propertyId, ownerId })),
  );
  return shares.map(({ propertyId, bankReady }) => ({ propertyId, ...defined({ bankReady }) }));
}

/** The mark on these shares, written only where it differs: answers whether any did. A share that went away meanwhile is left alone. */
export async function markBankReady(
  table: TableClient,
  { organizationId, ownerId, ready, shares }: Mark,
): Promise<boolean> {
  const { share } = propertyEntities(table);
  const differing = shares.filter(({ bankReady }) => bankReady !== ready);
  for (const { propertyId } of differing)
    await share
      .build(UpdateItemCommand)
      .item({ organizationId, propertyId, ownerId, bankReady: ready })
      .options({ condition: { attr: 'ownerId', exists: true } })
      .send()
      .catch((error: unknown) => {
        if (!isConditionCheckFailed(error)) throw error;
      });
  return differing.length > 0;
}
