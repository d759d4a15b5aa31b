import { present } from '../db/conditions';
import { put, remove, type Write } from '../db/writes';
import { Removal } from '../units/record';
import { removedAt, UnitDocument } from './record';

/** The line of a document deleted at this instant (UTC) among what waits to be removed. */
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

/** Removes it for good, with its line; fails when it was brought back or is gone. */
export function removeForGood(document: UnitDocument): Write<'document' | 'removal'>[] {
  const { deletedAt } = document;
  if (deletedAt === undefined) return [remove(UnitDocument, document, present)];
  return [
    remove(UnitDocument, document, { attr: 'deletedAt', eq: deletedAt }),
    noRemoval(document, deletedAt),
  ];
}
