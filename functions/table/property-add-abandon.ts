import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { batchWrite } from './batch';
import type { TableClient } from './client';
import { isConditionCheckFailed } from './condition-failed';
import { organizationEntities } from './entities/organization';
import { propertyEntities } from './entities/property';
import { unfinishedPartition, unitsOf } from './keys';
import { transact, type Wait } from './transact';

type UnfinishedKey = { startedAt: string; organizationId: string; propertyId: string };

/** How long an add may take before the job undoes it; far beyond any call's life. */
const sweptAfterMilliseconds = 15 * 60_000;

/**
 * Undoes an add that stopped half-way; false when there is nothing to undo. The first write bars whoever may still be adding to it; the last, in
 * one transaction, gives back what was reserved exactly once, however often this runs.
 */
export async function abandonAdd(
  table: TableClient,
  { startedAt, organizationId, propertyId }: UnfinishedKey,
  { wait }: { wait: Wait },
): Promise<boolean> {
  const { organization, ownerEmailGuard, once, unfinished } = organizationEntities(table);
  const { property } = propertyEntities(table);
  const key = { startedAt, organizationId, propertyId };
  const { Item: add } = await unfinished.build(GetItemCommand).key(key).options({ consistent: true }).send();
  if (!add || !(await bar(table, key))) return false;
  await removeUnits(table, key);
  const failure = await transact(
    [
      {
        name: 'property',
        write: property
          .build(DeleteTransaction)
          .key({ organizationId, propertyId })
          .options({ condition: { attr: 'stage', eq: 'removing' } }),
      },
      { name: 'unfinished', write: unfinished.build(DeleteTransaction).key(key) },
      {
        name: 'organization',
        write: organization
          .build(UpdateTransaction)
          .item({ organizationId, propertiesLeft: $add(1), unitsLeft: $add(add.unitCount) }),
      },
      ...add.ownerEmailHashes.map((emailHash) => ({
        name: 'owner-email',
        write: ownerEmailGuard.build(DeleteTransaction).key({ organizationId, emailHash }),
      })),
      ...(add.once
        ? [{ name: 'once', write: once.build(DeleteTransaction).key({ organizationId, ...add.once }) }]
        : []),
    ],
    { wait },
  );
  return failure === undefined;
}

/** From here on no batch of units and no publishing gets through. False when the property was published or is gone. */
async function bar(table: TableClient, { organizationId, propertyId }: UnfinishedKey): Promise<boolean> {
  try {
    await propertyEntities(table)
      .property.build(UpdateItemCommand)
      .item({ organizationId, propertyId, stage: 'removing' })
      .options({ condition: { attr: 'stage', in: ['adding', 'removing'] } })
      .send();
    return true;
  } catch (error) {
    if (isConditionCheckFailed(error)) return false;
    throw error;
  }
}

async function removeUnits(table: TableClient, { organizationId, propertyId }: UnfinishedKey): Promise<void> {
  const { unit } = propertyEntities(table);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query(unitsOf(organizationId, propertyId))
    .entities(unit)
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  await batchWrite(
    table,
    Items.map(({ unitId }) => unit.build(BatchDeleteRequest).key({ organizationId, propertyId, unitId })),
  );
}

/** Undoes every add that began more than 15 minutes before `now`; answers how many. */
export async function abandonUnfinished(
  table: TableClient,
  { now }: { now: Date },
  { wait }: { wait: Wait },
): Promise<number> {
  const before = new Date(now.getTime() - sweptAfterMilliseconds).toISOString();
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: unfinishedPartition, range: { lt: before } })
    .entities(organizationEntities(table).unfinished)
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  let undone = 0;
  for (const add of Items) if (await abandonAdd(table, add, { wait })) undone += 1;
  return undone;
}
