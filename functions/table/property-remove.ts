import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $set } from 'dynamodb-toolbox/entity/actions/update';
import { refuse } from '../../shared/wire/refusals';
import { type AuditEntry, auditWrite } from './audit';
import type { TableClient } from './client';
import { removeDocumentsOf } from './document-writes';
import { documentEntities } from './entities/document';
import { importEntities } from './entities/import';
import { organizationEntities } from './entities/organization';
import { propertyEntities } from './entities/property';
import type { Imports, MadeProperty } from './imports';
import type { KeptWhy } from './kept-whys';
import { keepMade } from './property-keep';
import { removeRest } from './property-remove-rest';
import { type MadeAsItStands, readMade } from './property-used';
import { transact, type Wait, type Write } from './transact';
import { withoutRent } from './unit-writes';
import { isVersion } from './versions';

/** DynamoDB's own limit of one transaction. */
const itemsPerTransaction = 100;

type Taking = MadeAsItStands & { readonly made: MadeProperty; readonly audit: AuditEntry };

/** The record goes, or is hidden while its units are on their way; in neither case when anybody changed it since it was read. */
function propertyWrite(table: TableClient, { head, units }: Taking, isWhole: boolean): Write {
  const { property } = propertyEntities(table);
  const { organizationId, propertyId } = head.property;
  const options = {
    condition: {
      and: [
        { attr: 'stage' as const, eq: 'live' as const },
        isVersion(1),
        { attr: 'unitCount' as const, eq: units.length },
        {
          or: [
            { attr: 'leasedCount' as const, exists: false },
            { attr: 'leasedCount' as const, eq: 0 },
          ],
        },
      ],
    },
  };
  const write = isWhole
    ? property.build(DeleteTransaction).key({ organizationId, propertyId }).options(options)
    : property
        .build(UpdateTransaction)
        .item({ organizationId, propertyId, stage: 'removing' })
        .options(options);
  return { name: 'property', write };
}

/** Out of the organization's list and its owners', with the shares. */
function listWrites(table: TableClient, { head }: Taking): Write[] {
  const { line, share, ownedProperty } = propertyEntities(table);
  const { organizationId, propertyId, createdAt } = head.property;
  return [
    { name: 'line', write: line.build(DeleteTransaction).key({ organizationId, createdAt, propertyId }) },
    ...head.everOwners.flatMap(({ ownerId }): Write[] => [
      { name: 'share', write: share.build(DeleteTransaction).key({ organizationId, propertyId, ownerId }) },
      {
        name: 'owned',
        write: ownedProperty.build(DeleteTransaction).key({ organizationId, ownerId, propertyId }),
      },
    ]),
  ];
}

/** What it took is given back: the organization's counters and the room under its limits, and the import's own sums. */
function countWrites(table: TableClient, { made, units }: Taking): Write[] {
  const { organizationId, importId } = made;
  return [
    {
      name: 'organization',
      write: organizationEntities(table)
        .organization.build(UpdateTransaction)
        .item({
          organizationId,
          propertyCount: $add(-1),
          propertiesLeft: $add(1),
          unitCount: $add(-units.length),
          unitsLeft: $add(units.length),
          unitsWithoutRent: $add(-units.reduce((sum, unit) => sum + withoutRent(unit), 0)),
        })
        .options({ condition: { attr: 'organizationId', exists: true } }),
    },
    {
      name: 'import',
      write: importEntities(table)
        .import.build(UpdateTransaction)
        .item({
          organizationId,
          importId,
          doneProperties: $add(-1),
          doneUnits: $add(-made.unitCount),
          doneRentCents: $add(-made.rentCents),
        })
        .options({ condition: { attr: 'state', eq: 'undoing' } }),
    },
  ];
}

/** Of this property from here on only the rest is to be removed, by whoever comes next. */
const markWrite = (table: TableClient, { made, head }: Taking): Write => ({
  name: 'made',
  write: importEntities(table)
    .importMade.build(UpdateTransaction)
    .item({
      organizationId: made.organizationId,
      importId: made.importId,
      index: made.index,
      leavingOwners: $set(head.everOwners.map(({ ownerId }) => ownerId)),
    })
    .options({
      condition: {
        and: [
          { attr: 'propertyId', eq: made.propertyId },
          { attr: 'leavingOwners', exists: false },
        ],
      },
    }),
});

/** Each unit, unless it got a lease, a document or an edit since. */
const unitWrites = (table: TableClient, { units, documented, audit }: Taking): Write[] =>
  units.flatMap((unit): Write[] => {
    const { organizationId, propertyId, unitId } = unit;
    return [
      {
        name: 'unit',
        write: propertyEntities(table)
          .unit.build(DeleteTransaction)
          .key({ organizationId, propertyId, unitId })
          .options({ condition: { and: [{ attr: 'leaseStatus', eq: 0 }, isVersion(1)] } }),
      },
      {
        name: 'documents',
        write: documentEntities(table)
          .documentCount.build(ConditionCheck)
          .key({ organizationId, unitId })
          .condition({
            or: [
              { attr: 'live', exists: false },
              { attr: 'live', eq: 0 },
            ],
          }),
      },
      ...(documented.includes(unitId) ? [removeDocumentsOf(table, unit, audit.at)] : []),
    ];
  });

/**
 * See `Imports.takeBack`. Up to 100 items one transaction removes it all but the owners; past that (some 45 units) it first leaves every list and
 * counter, and the rest goes in batches. Whatever was cut off half-way is gone on with by the next call.
 */
export async function takeBack(
  table: TableClient,
  made: MadeProperty,
  { audit, why, wait }: Parameters<Imports['takeBack']>[1] & { wait: Wait },
): Promise<KeptWhy | undefined> {
  if (!made.leavingOwners) {
    if (why) return keepMade(table, made, { why, wait });
    const found = await readMade(table, made);
    if (!found) return keepMade(table, made, { why: 'gone', wait });
    if (found.why) return keepMade(table, made, { why: found.why, wait });
    const taking: Taking = { ...found, made, audit };
    const fixed = [
      ...listWrites(table, taking),
      ...countWrites(table, taking),
      markWrite(table, taking),
      auditWrite(table, audit),
    ];
    const units = unitWrites(table, taking);
    const isWhole = 1 + fixed.length + units.length <= itemsPerTransaction;
    const writes = [propertyWrite(table, taking, isWhole), ...fixed, ...(isWhole ? units : [])];
    if (await transact(writes, { wait })) throw refuse('conflict');
  }
  await removeRest(table, made, { at: audit.at, wait });
  return undefined;
}
