import type { documents } from '../../../../shared/contract/documents';
import type { InputOf } from '../../../../shared/contract/endpoint';
import { type DocumentKind, documentKinds } from '../../../../shared/domain/documents';
import { limits } from '../../../../shared/domain/limits';

/** Where a unit's documents stand, as the address says it. */
export type DocumentsPlace = {
  /** The unit. */
  readonly id?: string;
  readonly kind?: DocumentKind;
  readonly search?: string;
  /** Those deleted of late, instead of those that are there. */
  readonly deleted?: true;
  /** Counted from 1; goes with `after`. */
  readonly page?: number;
  readonly after?: string;
};

const text = (value: unknown, most: number): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
    ? String(value).slice(0, most)
    : undefined;

/** The address' search parameters, whatever somebody typed there; what is not understood is left out. */
export function parseDocumentsPlace(raw: Readonly<Record<string, unknown>>): DocumentsPlace {
  const id = text(raw.id ?? raw.unit_id ?? raw.unitId ?? raw.unitid, 100);
  const kind = documentKinds.find((known) => known === raw.kind);
  const search = text(raw.search, limits.textCharacters);
  const after = text(raw.after, 600);
  const page = Math.floor(Number(raw.page));
  return {
    ...(id ? { id } : {}),
    ...(kind ? { kind } : {}),
    ...(search ? { search } : {}),
    ...(raw.deleted === true ? { deleted: true } : {}),
    ...(after ? { after } : {}),
    ...(after && page > 1 ? { page } : {}),
  };
}

/** Another folder or other words begin at the first page again; an empty value takes a filter away. */
export const narrowed = (
  { page: _, after: __, ...place }: DocumentsPlace,
  change: Readonly<Record<string, unknown>>,
): DocumentsPlace => parseDocumentsPlace({ ...place, ...change });

export const queryOf = ({
  kind,
  search,
  deleted,
  after,
}: DocumentsPlace): InputOf<typeof documents.listDocuments>['query'] => ({
  ...(kind ? { kind } : {}),
  ...(search ? { search } : {}),
  ...(deleted ? { deleted: '1' } : {}),
  ...(after ? { after } : {}),
  limit: limits.listPage,
});

export type DocumentPlace = { readonly id?: string };

/** The address of one document. */
export function parseDocumentPlace(raw: Readonly<Record<string, unknown>>): DocumentPlace {
  const id = text(raw.id ?? raw.document_id ?? raw.documentId, 100);
  return id ? { id } : {};
}
