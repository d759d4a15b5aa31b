import type { documents } from '../../../../shared/contract/documents';
import type { InputOf } from '../../../../shared/contract/endpoint';
import { documentKinds } from '../../../../shared/domain/documents';
import { anId, flag, oneOf, text } from '../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../ui/list/list-place';

type Raw = Readonly<Record<string, unknown>>;

/** Where a unit's documents stand: of which unit, in which folder, or those deleted of late instead of those that are there. */
export const documentPlaces = listPlaces({
  filters: { search: text() },
  kept: { id: anId, kind: oneOf(documentKinds), deleted: flag },
});
export type DocumentsPlace = PlaceOf<typeof documentPlaces>;

/** The unit's id has more than one name in the addresses of the spec. */
export const parseDocumentsPlace = (raw: Raw): DocumentsPlace =>
  documentPlaces.parse({ ...raw, id: raw.id ?? raw.unit_id ?? raw.unitId ?? raw.unitid });

export function queryOf(place: DocumentsPlace): InputOf<typeof documents.listDocuments>['query'] {
  const { id: _, deleted, ...query } = documentPlaces.queryOf(place);
  return { ...query, deleted: deleted && '1' };
}

export type DocumentPlace = { readonly id?: string };

/** The address of one document. */
export const parseDocumentPlace = (raw: Raw): DocumentPlace => ({
  id: anId(raw.id ?? raw.document_id ?? raw.documentId),
});
