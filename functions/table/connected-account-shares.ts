import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { batchGet } from './batch';
import type { TableClient } from './client';
import { isConditionCheckFailed } from './condition-failed';
import { propertyEntities } from './entities/property';
import { ownerPartition } from './keys';

type Mark = { readonly organisationId: string; readonly ownerId: string; readonly ready: boolean };

/** The mark on each share of an owner, written only where it differs: answers whether any did. A share that went away meanwhile is left alone. */
export async function markBankReady(
  table: TableClient,
  { organisationId, ownerId, ready }: Mark,
): Promise<boolean> {
  const { ownedProperty, share } = propertyEntities(table);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: ownerPartition(organisationId, ownerId) })
    .entities(ownedProperty)
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  const shares = await batchGet(
    share,
    Items.map(({ propertyId }) => ({ organisationId, propertyId, ownerId })),
  );
  const differing = shares.filter(({ bankReady }) => bankReady !== ready);
  for (const { propertyId } of differing)
    await share
      .build(UpdateItemCommand)
      .item({ organisationId, propertyId, ownerId, bankReady: ready })
      .options({ condition: { attr: 'ownerId', exists: true } })
      .send()
      .catch((error: unknown) => {
        if (!isConditionCheckFailed(error)) throw error;
      });
  return differing.length > 0;
}
