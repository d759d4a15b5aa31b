import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '../../../../../shared/domain/people/saved-view';
import type { ViewList } from '../../../../../shared/domain/people/saved-views';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';

const viewsQuery = (list: ViewList) =>
  queryOptions({
    queryKey: ['saved-views', list],
    queryFn: async ({ signal }) => (await api.profile.getSavedViews({ params: { list } }, { signal })).data,
  });

const words = (cause: unknown): string =>
  cause instanceof ApiRefusal && cause.code === 'changed-meanwhile'
    ? 'Your views were changed on another device. They are up to date now: please try again.'
    : refusalWords(cause);

/** A person's views of a list, kept at the account. `problem` says why the last change failed. */
export function useSavedViews(list: ViewList) {
  const client = useQueryClient();
  const query = viewsQuery(list);
  const { data: { views, version } = { views: [], version: 0 } } = useQuery(query);
  const change = useMutation({
    mutationFn: async (next: readonly SavedView[]) => {
      const body = { version, views: [...next] };
      const { data } = await api.profile.saveViews({ params: { list }, body });
      client.setQueryData(query.queryKey, { views: body.views, version: data.version });
    },
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  return {
    views,
    /** Answers whether it was saved. */
    save: (next: readonly SavedView[]) =>
      change.mutateAsync(next).then(
        () => true,
        () => false,
      ),
    pending: change.isPending,
    problem: change.error ? words(change.error) : '',
  };
}
