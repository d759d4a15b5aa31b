import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { documents } from '../../../../shared/contract/documents';
import type { AnswerOf } from '../../../../shared/contract/endpoint';
import { limits } from '../../../../shared/domain/limits';
import type { DocumentKind } from '../../../../shared/domain/portfolio/documents';
import { api } from '../../api/client';
import { inTurn } from '../../api/in-turn';
import { type AllDocumentsPlace, allDocumentsAsked } from './all/document-place';
import { type DocumentsPlace, queryOf } from './documents-place';

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

const allKey = [...documentsKey, 'list', 'all-units'] as const;

/** A page of the documents of all units. */
export const allDocumentsQuery = (place: AllDocumentsPlace, limit: number = limits.listPage) => {
  const query = { ...allDocumentsAsked(place), after: place.after, limit };
  return queryOptions({
    queryKey: [...allKey, query],
    queryFn: async ({ signal }) =>
      (await inTurn(() => api.documents.searchDocuments({ query }, { signal }), { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** Every page of what a place's filters leave, in its order. */
export const allDocumentPages =
  (place: AllDocumentsPlace) => async (after: string | undefined, signal: AbortSignal) => {
    const query = { ...allDocumentsAsked(place), limit: limits.listPageMax, after };
    const call = () => api.documents.searchDocuments({ query }, { signal });
    const { documents: rows, next } = (await inTurn(call, { signal })).data;
    return { rows, next };
  };

/** How many each folder has, of those that the filters of a place leave. */
export const allDocumentCountsQuery = (place: AllDocumentsPlace) => {
  const { kind: _, sort: __, ...query } = allDocumentsAsked(place);
  return queryOptions({
    queryKey: [...allKey, 'counts', query],
    queryFn: async ({ signal }) => (await api.documents.countDocuments({ query }, { signal })).data.views,
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
