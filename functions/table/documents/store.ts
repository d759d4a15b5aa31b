import { documentLimits } from '../../../shared/domain/portfolio/documents';
import type { Db } from '../db/db';
import { last, separator } from '../db/keys';
import { attachedPartition, UnitCount } from '../units/record';
import { addDocument, changeDocument, deleteDocument, restoreDocument } from './change';
import { pageOfDocuments } from './page';
import { inUnit, UnitDocument, unitIdOfDocument } from './record';

type UnitKey = { readonly organizationId: string; readonly unitId: string };

/** Lists of deleted documents end here: a unit has fewer in thirty days. */
const deletedAtMost = 500;

export const documentStore = (db: Db) => ({
  /** Finds deleted ones too; undefined for any other id. Does not check that the unit exists. */
  byId: async ({
    organizationId,
    documentId,
  }: {
    organizationId: string;
    documentId: string;
  }): Promise<UnitDocument | undefined> => {
    const unitId = unitIdOfDocument(documentId);
    return unitId === undefined ? undefined : db.get(UnitDocument, { organizationId, unitId, documentId });
  },
  /** Live ones, newest first; the limit per unit bounds them. */
  ofUnit: ({ organizationId, unitId }: UnitKey): Promise<UnitDocument[]> =>
    db.list(UnitDocument, {
      partition: attachedPartition(organizationId, unitId),
      index: 'byOrder',
      range: { beginsWith: `${inUnit.live}${separator}` },
      descending: true,
      limit: documentLimits.perUnit,
    }),
  /** The newest 500 deleted since a UTC instant, last deleted first. */
  deletedOfUnit: ({ organizationId, unitId, since }: UnitKey & { since: string }): Promise<UnitDocument[]> =>
    db.list(UnitDocument, {
      partition: attachedPartition(organizationId, unitId),
      index: 'byOrder',
      range: {
        between: [`${inUnit.deleted}${separator}${since}`, `${inUnit.deleted}${separator}${last}`],
      },
      descending: true,
      limit: deletedAtMost,
    }),
  page: pageOfDocuments(db),
  isFull: async (key: UnitKey): Promise<boolean> => {
    const { documents = 0 } = (await db.get(UnitCount, key)) ?? {};
    return documents >= documentLimits.perUnit;
  },
  add: addDocument(db),
  change: changeDocument(db),
  remove: deleteDocument(db),
  restore: restoreDocument(db),
});
export type Documents = ReturnType<typeof documentStore>;
