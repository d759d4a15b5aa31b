import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { documentLimits } from '../../shared/domain/documents';
import type { TableClient } from './client';
import { removedAt } from './document-times';
import type { UnitDocument } from './documents';
import { documentEntities } from './entities/document';
import { propertyEntities } from './entities/property';
import { orders } from './keys';
import type { Unit } from './properties';
import type { Write } from './transact';

export const documentRecord = (document: UnitDocument) => ({ ...document, order: orders.document(document) });

/** Its unit is still there: nothing is kept for one that was deleted meanwhile. */
export const unitStands = (table: TableClient, document: UnitDocument): Write<'unit'> => ({
  name: 'unit',
  write: propertyEntities(table)
    .unit.build(ConditionCheck)
    .key({
      organizationId: document.organizationId,
      propertyId: document.propertyId,
      unitId: document.unitId,
    })
    .condition({ attr: 'unitId', exists: true }),
});

/** One document more or fewer at its unit; one more needs room under the unit's limit. */
export const countWrite = (table: TableClient, document: UnitDocument, by: 1 | -1): Write<'count'> => {
  const { organizationId, unitId } = document;
  const update = documentEntities(table)
    .documentCount.build(UpdateTransaction)
    .item({ organizationId, unitId, live: $add(by) });
  if (by < 0) return { name: 'count', write: update };
  const hasRoom = {
    or: [
      { attr: 'live' as const, exists: false },
      { attr: 'live' as const, lt: documentLimits.perUnit },
    ],
  };
  return { name: 'count', write: update.options({ condition: hasRoom }) };
};

type Removal = { readonly dueAt: string; readonly organizationId: string; readonly objectId: string };

export const awaitRemoval = (table: TableClient, removal: Removal): Write<'removal'> => ({
  name: 'removal',
  write: documentEntities(table).removal.build(PutTransaction).item(removal),
});

export const noRemoval = (table: TableClient, removal: Removal): Write<'removal'> => ({
  name: 'removal',
  write: documentEntities(table).removal.build(DeleteTransaction).key(removal),
});

/** The line of a deleted document among what waits to be removed. */
export const removalOf = (
  { organizationId, documentId }: Pick<UnitDocument, 'organizationId' | 'documentId'>,
  deletedAt: string,
): Removal => ({ dueAt: removedAt(deletedAt), organizationId, objectId: documentId });

/**
 * A deleted unit takes its documents along: part of the transaction that deletes it. From then on nobody finds them, as every way to them
 * leads through the unit; the next sweep removes records and files. `at` is a UTC instant.
 */
export const removeDocumentsOf = (
  table: TableClient,
  { organizationId, unitId }: Pick<Unit, 'organizationId' | 'unitId'>,
  at: string,
): Write<'removal'> => awaitRemoval(table, { dueAt: at, organizationId, objectId: unitId });
