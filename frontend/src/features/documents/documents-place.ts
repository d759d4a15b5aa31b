import type { documents } from '../../../../shared/contract/documents';
import type { InputOf } from '../../../../shared/contract/endpoint';
import { documentKinds } from '../../../../shared/domain/portfolio/documents';
import { anId, flag, oneOf, text } from '../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../ui/list/list-place';

type Raw = Readonly<Record<string, unknown>>;

/** Which unit's documents are shown: one folder, all of them, or the recently deleted ones. */
export const documentPlaces = listPlaces({
  filters: { search: text() },
  kept: { id: anId, kind: oneOf(documentKinds), deleted: flag },
});
export type DocumentsPlace = PlaceOf<typeof documentPlaces>;

/** The spec's addresses use more than one name for the unit's id. */
export const parseDocumentsPlace = (raw: Raw): DocumentsPlace =>
  documentPlaces.parse({ ...raw, id: raw.id ?? raw.unit_id ?? raw.unitId ?? raw.unitid });

export function queryOf(place: DocumentsPlace): InputOf<typeof documents.listDocuments>['query'] {
  const { id: _, deleted, ...query } = documentPlaces.queryOf(place);
  return { ...query, deleted: deleted && '1' };
}

export type DocumentPlace = { readonly id?: string };

export const parseDocumentPlace = (raw: Raw): DocumentPlace => ({
  id: anId(raw.id ?? raw.document_id ?? raw.documentId),
});
