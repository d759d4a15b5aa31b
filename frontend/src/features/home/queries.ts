import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { portfolioKey } from '../units/queries';

/** Under the portfolio key, so that it goes stale with the list when a property is added. */
export const dashboardQuery = queryOptions({
  queryKey: [...portfolioKey, 'dashboard'],
  queryFn: async ({ signal }) => (await api.properties.getDashboard(undefined, { signal })).data,
});
