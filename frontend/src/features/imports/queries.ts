import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';

export const importsKey = ['imports'] as const;

/** The organization's imports, newest first, page by page. */
export const importsQuery = infiniteQueryOptions({
  queryKey: [...importsKey, 'list'],
  queryFn: async ({ pageParam, signal }) => {
    const query = { after: pageParam };
    return (await api.imports.listImports({ query }, { signal })).data;
  },
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
});
