import { newDocumentId, type UnitDocument } from '../../functions/table/documents/record';
import type { Unit } from '../../functions/table/units/record';
import { newId, noon } from './table-data';

/** A document of this unit as it is stored. */
export function aDocument(
  { organizationId, propertyId, unitId }: Pick<Unit, 'organizationId' | 'propertyId' | 'unitId'>,
  part: Partial<UnitDocument> = {},
): UnitDocument {
  const documentId = newDocumentId(unitId, newId('doc'));
  return {
    organizationId,
    propertyId,
    unitId,
    documentId,
    name: 'Lease 2026',
    kind: 'lease',
    contentType: 'application/pdf',
    bytes: 1000,
    file: `documents/${organizationId}/${propertyId}/${unitId}/${documentId}.pdf`,
    addedAt: noon.toISOString(),
    addedBy: 'usr_head',
    addedByName: 'Hanna Head',
    sharedWithOwner: false,
    sharedWithTenant: false,
    version: 1,
    ...part,
  };
}
