import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { unitIdOfDocument } from './document-id';
import { removedAt } from './document-times';
import { noRemoval, removalOf } from './document-writes';
import type { DocumentRemoval, DocumentRemovals, UnitDocument } from './documents';
import { documentEntities } from './entities/document';
import { documentRemovalsPartition, documentsPartition, separator } from './keys';
import { transact, type Wait } from './transact';

/** Removes a record with its audit entry and its line; undone when it was brought back, and done already is no error. */
async function removeForGood(
  table: TableClient,
  { document, audit }: Parameters<DocumentRemovals['removeForGood']>[0],
  { wait }: { wait: Wait },
): Promise<void> {
  const { organizationId, unitId, documentId, deletedAt } = document;
  await transact(
    [
      {
        name: 'document',
        write: documentEntities(table)
          .document.build(DeleteTransaction)
          .key({ organizationId, unitId, documentId })
          .options({
            condition:
              deletedAt === undefined
                ? { attr: 'documentId', exists: true }
                : { attr: 'deletedAt', eq: deletedAt },
          }),
      },
      ...(deletedAt === undefined ? [] : [noRemoval(table, removalOf(document, deletedAt))]),
      auditWrite(table, audit),
    ],
    { wait },
  );
}

/** See `DocumentRemovals`. `find` reads one document whether it is deleted or not. */
export function documentRemovals(
  table: TableClient,
  {
    wait,
    find,
  }: {
    wait: Wait;
    find: (key: { organizationId: string; documentId: string }) => Promise<UnitDocument | undefined>;
  },
): DocumentRemovals {
  const { document, documentCount, removal } = documentEntities(table);

  const ofDeletedUnit = async ({ organizationId, objectId }: DocumentRemoval, limit: number) => {
    const { Items = [] } = await table
      .build(QueryCommand)
      .query({ partition: documentsPartition(organizationId, objectId), range: { beginsWith: 'DOCUMENT#' } })
      .entities(document)
      .options({ consistent: true, limit })
      .send();
    return Items.map(({ order: _, ...kept }): UnitDocument => kept);
  };

  const ofDeletedDocument = async ({ dueAt, organizationId, objectId }: DocumentRemoval) => {
    const found = await find({ organizationId, documentId: objectId });
    const isDue = found?.deletedAt !== undefined && removedAt(found.deletedAt) === dueAt;
    return found && isDue ? [found] : [];
  };

  return {
    due: async ({ now, limit }) => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({
          partition: documentRemovalsPartition,
          range: { lt: `${now.toISOString()}${separator}~` },
        })
        .entities(removal)
        .options({ consistent: true, limit })
        .send();
      return Items.map(({ dueAt, organizationId, objectId }) => ({ dueAt, organizationId, objectId }));
    },
    documentsOf: (one, limit) =>
      unitIdOfDocument(one.objectId) === undefined ? ofDeletedUnit(one, limit) : ofDeletedDocument(one),
    removeForGood: (gone) => removeForGood(table, gone, { wait }),
    finish: async ({ dueAt, organizationId, objectId }) => {
      if (unitIdOfDocument(objectId) === undefined)
        await documentCount.build(DeleteItemCommand).key({ organizationId, unitId: objectId }).send();
      await removal.build(DeleteItemCommand).key({ dueAt, organizationId, objectId }).send();
    },
  };
}
