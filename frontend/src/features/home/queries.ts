import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';

/** Under `properties`, so that it goes stale with the list when a property is added. */
export const dashboardQuery = queryOptions({
  queryKey: ['properties', 'dashboard'],
  queryFn: async ({ signal }) => (await api.properties.getDashboard(undefined, { signal })).data,
});
