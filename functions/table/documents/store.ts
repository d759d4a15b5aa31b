import { documentLimits } from '../../../shared/domain/documents';
import type { Db } from '../db/db';
import { last, separator } from '../db/keys';
import { attachedPartition, UnitCount } from '../units/record';
import { addDocument, changeDocument, deleteDocument, restoreDocument } from './change';
import { inUnit, UnitDocument, unitIdOfDocument } from './record';

type UnitKey = { readonly organizationId: string; readonly unitId: string };

/** Past them a list of deleted ones ends: thirty days of a unit hold fewer. */
const deletedAtMost = 500;

export const documentStore = (db: Db) => ({
  /** By its id, which carries its unit's; a deleted one too. Undefined also for what is no document id. Whether the unit is there, ask it. */
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
  /** Those that are there, newest first: the limit bounds them. */
  ofUnit: ({ organizationId, unitId }: UnitKey): Promise<UnitDocument[]> =>
    db.list(UnitDocument, {
      partition: attachedPartition(organizationId, unitId),
      index: 'byOrder',
      range: { beginsWith: `${inUnit.live}${separator}` },
      descending: true,
      limit: documentLimits.perUnit,
    }),
  /** The newest 500 of those deleted since an instant (UTC), last deleted first. */
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
  /** Whether there is no room for one more. */
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
