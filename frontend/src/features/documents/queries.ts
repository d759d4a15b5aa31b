import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { documents } from '../../../../shared/contract/documents';
import type { AnswerOf } from '../../../../shared/contract/endpoint';
import type { DocumentKind } from '../../../../shared/domain/documents';
import { api } from '../../api/client';
import { type AllDocumentsPlace, allDocumentPlaces, type DocumentsPlace, queryOf } from './documents-place';

export { type AllDocumentsPlace, allDocumentPlaces };

export type DocumentsPage = AnswerOf<typeof documents.listDocuments>['data'] & {
  /** Whether these rows are deleted ones: the old page stays visible while the next one loads. */
  readonly deleted: boolean;
};

/** Everything under this key goes stale when a document is added, deleted or changed. */
export const documentsKey = ['documents'] as const;

export const documentsQuery = (unitId: string, place: DocumentsPlace) => {
  const query = queryOf(place);
  return queryOptions({
    queryKey: [...documentsKey, 'list', unitId, query],
    queryFn: async ({ signal }): Promise<DocumentsPage> => {
      const { data } = await api.documents.listDocuments({ params: { unitId }, query }, { signal });
      return { ...data, deleted: query?.deleted === '1' };
    },
    placeholderData: keepPreviousData,
  });
};

/** A page of the documents of all units. */
export const allDocumentsQuery = (place: AllDocumentsPlace) => {
  const { before: _, ...query } = allDocumentPlaces.queryOf(place);
  return queryOptions({
    queryKey: [...documentsKey, 'all', query],
    queryFn: async ({ signal }) => (await api.documents.searchDocuments({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'one', id],
    queryFn: async ({ signal }) => (await api.documents.getDocument({ params: { id } }, { signal })).data,
    // Refetching would sign new addresses and reload a picture while someone looks at it.
    refetchOnWindowFocus: false,
  });

/** The number of documents in a folder, or in all folders. */
export const countOf = (counts: DocumentsPage['counts'], kind?: DocumentKind): number =>
  kind ? (counts[kind] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The newest documents of a unit or folder, for a short list or for stepping through. */
export const newestQuery = (unitId: string, { kind, limit }: { kind?: DocumentKind; limit: number }) =>
  queryOptions({
    queryKey: [...documentsKey, 'list', unitId, 'newest', { kind, limit }],
    queryFn: async ({ signal }) => {
      const query = { limit, kind };
      return (await api.documents.listDocuments({ params: { unitId }, query }, { signal })).data;
    },
  });
