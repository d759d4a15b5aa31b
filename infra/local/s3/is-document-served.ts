import type { Deps } from '../../../functions/runtime/deps/deps';

/** Of a unit: files of a request lie beside them, and are never taken away. */
const documentFile = /^documents\/([^/]+)\/[^/]+\/(unt_[^/]+)\/([^/.]+?)(?:-thumb)?\.\w+$/;

/** Local URLs of a document end with the document or its unit, though the file stays for thirty days. On AWS
 * they work until they expire, five minutes at most. */
export async function isDocumentServed(key: string, { documents, units }: Deps): Promise<boolean> {
  const [, organizationId, unitId, documentId] = documentFile.exec(key) ?? [];
  if (organizationId === undefined || unitId === undefined || documentId === undefined) return true;
  const [document, unit] = await Promise.all([
    documents.byId({ organizationId, documentId }),
    units.byId({ organizationId, unitId }),
  ]);
  return document !== undefined && document.deletedAt === undefined && unit !== undefined;
}
