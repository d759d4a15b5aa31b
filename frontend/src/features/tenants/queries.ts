import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { type TenantsPlace, tenantPlaces } from './list/tenant-place';

export const tenantsKey = ['tenants'] as const;

/** The caller's own leases as a tenant. */
export const myHomeQuery = queryOptions({
  queryKey: [...tenantsKey, 'home'],
  queryFn: async ({ signal }) => (await api.tenants.getHome(undefined, { signal })).data.leases,
});

export const myLeaseQuery = (leaseId: string) =>
  queryOptions({
    queryKey: [...tenantsKey, 'lease', leaseId],
    queryFn: async ({ signal }) => (await api.tenants.getMyLease({ params: { leaseId } }, { signal })).data,
  });

export const myUnitQuery = (leaseId: string) =>
  queryOptions({
    queryKey: [...tenantsKey, 'unit', leaseId],
    queryFn: async ({ signal }) => (await api.tenants.getMyUnit({ params: { leaseId } }, { signal })).data,
  });

export const tenantsQuery = (place: TenantsPlace) => {
  const { before: _, ...query } = tenantPlaces.queryOf(place);
  return queryOptions({
    queryKey: [...tenantsKey, 'list', query],
    queryFn: async ({ signal }) => (await api.tenants.listTenants({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

export const tenantQuery = (id: string) =>
  queryOptions({
    queryKey: [...tenantsKey, 'one', id],
    queryFn: async ({ signal }) => (await api.tenants.getTenant({ params: { id } }, { signal })).data,
  });

export const tenantChanged = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: tenantsKey });
