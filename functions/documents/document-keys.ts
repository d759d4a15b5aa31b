import { documentTypes } from '../../shared/domain/portfolio/documents';
import type { UnitDocument } from '../table/documents/record';

/** Where a document's file stays: our ids only, and the extension of its checked type. */
export const documentFile = (
  document: Pick<UnitDocument, 'organizationId' | 'propertyId' | 'unitId' | 'documentId' | 'contentType'>,
): string => {
  const { organizationId, propertyId, unitId, documentId, contentType } = document;
  const { extension } = documentTypes[contentType];
  return `documents/${organizationId}/${propertyId}/${unitId}/${documentId}.${extension}`;
};
