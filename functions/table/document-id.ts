const tail = '[0-9a-z]{26}';
const unitParts = new RegExp(`^unt_(${tail}${tail})$`);
const documentParts = new RegExp(`^doc_(${tail}${tail})${tail}$`);

/**
 * A document's id carries its unit's, as a unit's carries its property's: a call that brings it alone finds it with one key. `random` is another
 * id's 26 characters, its kind in front or not: `newDocumentId(unit.unitId, ids.next('doc'))`. Opaque to callers.
 */
export function newDocumentId(unitId: string, random: string): string {
  const unit = unitParts.exec(unitId)?.[1];
  const end = /([0-9a-z]{26})$/.exec(random)?.[1];
  if (unit === undefined || end === undefined) throw new Error('A document id is made of two ids');
  return `doc_${unit}${end}`;
}

/** The unit a document id belongs to; undefined for what is no document id. */
export function unitIdOfDocument(documentId: string): string | undefined {
  const unit = documentParts.exec(documentId)?.[1];
  return unit === undefined ? undefined : `unt_${unit}`;
}
