import { present } from '../db/conditions';
import { put, remove, type Write } from '../db/writes';
import { Removal } from '../units/record';
import { DocumentLine, removedAt, UnitDocument } from './record';

/** The pending removal of a document deleted at this instant (UTC). */
const removalOf = (document: UnitDocument, deletedAt: string): Removal => ({
  dueAt: removedAt(deletedAt),
  organizationId: document.organizationId,
  unitId: document.unitId,
  place: UnitDocument.key(document).sk,
});

export const awaitRemoval = (document: UnitDocument, deletedAt: string): Write<'removal'> =>
  put(Removal, removalOf(document, deletedAt));

export const noRemoval = (document: UnitDocument, deletedAt: string): Write<'removal'> =>
  remove(Removal, removalOf(document, deletedAt));

/** Deletes the document and its line or pending removal; fails when it was restored or is gone. */
export function removeForGood(document: UnitDocument): Write<'document' | 'document-line' | 'removal'>[] {
  const { deletedAt } = document;
  if (deletedAt === undefined)
    return [remove(UnitDocument, document, present), remove(DocumentLine, document)];
  return [
    remove(UnitDocument, document, { attr: 'deletedAt', eq: deletedAt }),
    noRemoval(document, deletedAt),
  ];
}
