import { documentTypes } from '../../shared/domain/documents';
import type { UnitDocument } from '../table/documents/record';

/** What createDocumentUpload answers: an id of ours and nothing else, so no path can hide in it and no photo's upload is taken for one. */
export const isDocumentUpload = (name: string): boolean => /^doc_[0-9a-z]{26}$/.test(name);

/** Where a document's file stays: our ids alone, and the ending of what was sniffed. */
export const documentFile = (
  document: Pick<UnitDocument, 'organizationId' | 'propertyId' | 'unitId' | 'documentId' | 'contentType'>,
): string => {
  const { organizationId, propertyId, unitId, documentId, contentType } = document;
  const { extension } = documentTypes[contentType];
  return `documents/${organizationId}/${propertyId}/${unitId}/${documentId}.${extension}`;
};
