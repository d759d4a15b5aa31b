import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import * as z from 'zod';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { propertyEntities } from './entities/property';
import { orders } from './keys';
import type { Properties } from './properties';
import { propertySearchText } from './property-records';
import { type Failure, transact, type Wait } from './transact';
import { isVersion, versionOf } from './versions';

const Shown = z.object({ stage: z.literal('live'), version: z.number().optional() });

/** What a property that is not as it was read means: gone, changed by somebody, or busy with something that is no edit. */
export function refuseChanged({ name, found }: Failure, version: number): never {
  if (name !== 'property') throw refuse('conflict');
  const stored = Shown.safeParse(found);
  if (!stored.success) throw refuse('not-found');
  throw refuse((stored.data.version ?? 1) === version ? 'conflict' : 'changed-meanwhile');
}

/** See `Properties.update`. The line takes another place in the list by name with another title. */
export async function updateProperty(
  table: TableClient,
  { head, facts, audit }: Parameters<Properties['update']>[0],
  { wait }: { wait: Wait },
): Promise<number> {
  const { property, line, ownedProperty } = propertyEntities(table);
  const { organizationId, propertyId, createdAt } = head.property;
  const version = versionOf(head.property);
  const { title, propertyType, street, city, state, zipcode } = facts;
  const summary = { title, propertyType, street, city, state, zipcode };
  const failure = await transact(
    [
      {
        name: 'property',
        write: property
          .build(UpdateTransaction)
          .item({ organizationId, propertyId, ...facts, version: version + 1 })
          .options({
            condition: { and: [{ attr: 'stage', eq: 'live' }, isVersion(version)] },
            returnValuesOnConditionFalse: 'ALL_OLD',
          }),
      },
      {
        name: 'line',
        write: line
          .build(UpdateTransaction)
          .item({
            ...{ organizationId, createdAt, propertyId },
            ...summary,
            order: orders.named(title, propertyId),
            searchText: propertySearchText({ ...head.property, ...facts }),
          })
          .options({ condition: { attr: 'propertyId', exists: true } }),
      },
      ...head.ownerIds.map((ownerId) => ({
        name: 'line' as const,
        write: ownedProperty
          .build(UpdateTransaction)
          .item({ organizationId, ownerId, propertyId, ...summary })
          .options({ condition: { attr: 'propertyId', exists: true } }),
      })),
      auditWrite(table, audit),
    ],
    { wait },
  );
  if (failure) refuseChanged(failure, version);
  return version + 1;
}
