import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import type { TableClient } from './client';
import { propertyEntities } from './entities/property';
import type { PropertyHead } from './properties';
import type { Write } from './transact';
import { isVersion, versionOf } from './versions';

type LineWrite = Write<'property' | 'line'>;

/** What a change of a unit changes of its property's summary. */
export type SummaryChange = {
  readonly units?: 1 | -1;
  readonly leased?: 1 | -1;
  /** The property's picture from now on. */
  readonly image?: string;
  /** Photos that go: the picture must be none of them, unless another takes its place here. */
  readonly removed?: readonly string[];
};

type Stages = { readonly head: PropertyHead; readonly change: SummaryChange };

/**
 * The property's summary wherever it is copied: the record, the organization's line, and the lists of its owners. The record must be shown and
 * at the version that was read, so that no owner who came or went meanwhile is missed; a unit's change does not move the version on.
 */
export function summaryWrites(table: TableClient, { head, change }: Stages): LineWrite[] {
  const { property, line, ownedProperty } = propertyEntities(table);
  const { organizationId, propertyId, createdAt } = head.property;
  const { units, leased, image, removed = [] } = change;
  const part = {
    ...(units !== undefined && { unitCount: $add(units) }),
    ...(leased !== undefined && { leasedCount: $add(leased) }),
    ...(image !== undefined && { image }),
  };
  const record: LineWrite = {
    name: 'property',
    write: property
      .build(UpdateTransaction)
      .item({ organizationId, propertyId, ...part })
      .options({
        condition: {
          and: [
            { attr: 'stage', eq: 'live' },
            isVersion(versionOf(head.property)),
            ...(image === undefined ? removed.map((gone) => ({ attr: 'image' as const, ne: gone })) : []),
          ],
        },
      }),
  };
  if (Object.keys(part).length === 0) return removed.length > 0 ? [record] : [];
  return [
    record,
    {
      name: 'line',
      write: line
        .build(UpdateTransaction)
        .item({ organizationId, createdAt, propertyId, ...part })
        .options({ condition: { attr: 'propertyId', exists: true } }),
    },
    ...head.ownerIds.map(
      (ownerId): LineWrite => ({
        name: 'line',
        write: ownedProperty
          .build(UpdateTransaction)
          .item({ organizationId, ownerId, propertyId, ...part })
          .options({ condition: { attr: 'propertyId', exists: true } }),
      }),
    ),
  ];
}
