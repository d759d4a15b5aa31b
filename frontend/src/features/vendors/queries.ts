import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { allPages } from '../../api/all-pages';
import { api } from '../../api/client';
import { inTurn } from '../../api/in-turn';
import { type VendorsPlace, vendorsAsked } from './list/vendor-place';

const vendorsKey = ['vendors'] as const;

export const vendorsQuery = (place: VendorsPlace, limit: number = limits.listPage) => {
  const query = { ...vendorsAsked(place), after: place.after, limit };
  return queryOptions({
    queryKey: [...vendorsKey, 'list', query],
    queryFn: async ({ signal }) =>
      (await inTurn(() => api.vendors.listVendors({ query }, { signal }), { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** Every page of what a place's filters leave, in its order. */
export const vendorPages =
  (place: VendorsPlace) => async (after: string | undefined, signal: AbortSignal) => {
    const query = { ...vendorsAsked(place), limit: limits.listPageMax, after };
    const call = () => api.vendors.listVendors({ query }, { signal });
    const { vendors: rows, next } = (await inTurn(call, { signal })).data;
    return { rows, next };
  };

/** How many each view has, of those that the filters of a place leave. */
export const vendorCountsQuery = (place: VendorsPlace) => {
  const { view: _, sort: __, ...query } = vendorsAsked(place);
  return queryOptions({
    queryKey: [...vendorsKey, 'counts', query],
    queryFn: async ({ signal }) => (await api.vendors.countVendors({ query }, { signal })).data.views,
  });
};

/** All of them by name, to choose from. */
export const allVendorsQuery = queryOptions({
  queryKey: [...vendorsKey, 'all'],
  queryFn: ({ signal }) =>
    allPages(
      async (after) => {
        const query = { limit: limits.listPageMax, after };
        const { vendors: rows, next } = (await api.vendors.listVendors({ query }, { signal })).data;
        return { rows, next };
      },
      { signal },
    ),
});

export const vendorQuery = (id: string) =>
  queryOptions({
    queryKey: [...vendorsKey, 'one', id],
    queryFn: async ({ signal }) => (await api.vendors.getVendor({ params: { id } }, { signal })).data,
  });

export const vendorChanged = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: vendorsKey });
