import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { documents } from '../../../../shared/contract/documents';
import type { AnswerOf } from '../../../../shared/contract/endpoint';
import type { DocumentKind } from '../../../../shared/domain/documents';
import { api } from '../../api/client';
import { type DocumentsPlace, queryOf } from './documents-place';

export type DocumentsPage = AnswerOf<typeof documents.listDocuments>['data'] & {
  /** Whether these are the deleted ones: the page before stays in sight while the next is on its way. */
  readonly deleted: boolean;
};

/** Everything below it goes stale when a document comes, goes or changes. */
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

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'one', id],
    queryFn: async ({ signal }) => (await api.documents.getDocument({ params: { id } }, { signal })).data,
    // Its addresses are signed for a while: a picture that is being looked at keeps the one it has.
    refetchOnWindowFocus: false,
  });

/** How many there are in a folder, or in all of them. */
export const countOf = (counts: DocumentsPage['counts'], kind?: DocumentKind): number =>
  kind ? (counts[kind] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The newest of a unit, or of one of its folders: to show a few, or to step from one to the next. */
export const newestQuery = (unitId: string, { kind, limit }: { kind?: DocumentKind; limit: number }) =>
  queryOptions({
    queryKey: [...documentsKey, 'list', unitId, 'newest', { kind, limit }],
    queryFn: async ({ signal }) => {
      const query = { limit, kind };
      return (await api.documents.listDocuments({ params: { unitId }, query }, { signal })).data;
    },
  });
