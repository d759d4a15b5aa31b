import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { allPages } from '../../api/all-pages';
import { api } from '../../api/client';
import { inTurn } from '../../api/in-turn';
import { keepHome } from './kept-home';
import { type TenantsPlace, tenantsAsked } from './list/tenant-place';

export const tenantsKey = ['tenants'] as const;

/** The caller's own leases as a tenant. */
export const myHomeQuery = queryOptions({
  queryKey: [...tenantsKey, 'home'],
  queryFn: async ({ signal }) => {
    const { leases } = (await api.tenants.getHome(undefined, { signal })).data;
    keepHome(leases);
    return leases;
  },
  // Without network it fails at once, and the screen shows what the device keeps.
  networkMode: 'always',
  refetchOnReconnect: true,
});

/** Whether the caller has a calendar link, and since when. */
export const myCalendarQuery = queryOptions({
  queryKey: [...tenantsKey, 'calendar'],
  queryFn: async ({ signal }) => (await api.tenants.getMyCalendar(undefined, { signal })).data,
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

export const tenantsQuery = (place: TenantsPlace, limit: number = limits.listPage) => {
  const query = { ...tenantsAsked(place), after: place.after, limit };
  return queryOptions({
    queryKey: [...tenantsKey, 'list', query],
    queryFn: async ({ signal }) =>
      (await inTurn(() => api.tenants.listTenants({ query }, { signal }), { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** Every page of what a place's filters leave, in its order. */
export const tenantPages =
  (place: TenantsPlace) => async (after: string | undefined, signal: AbortSignal) => {
    const query = { ...tenantsAsked(place), limit: limits.listPageMax, after };
    const call = () => api.tenants.listTenants({ query }, { signal });
    const { tenants: rows, next } = (await inTurn(call, { signal })).data;
    return { rows, next };
  };

/** How many tenants each view has, of those that the filters of a place leave. */
export const tenantCountsQuery = (place: TenantsPlace) => {
  const { view: _, sort: __, ...query } = tenantsAsked(place);
  return queryOptions({
    queryKey: [...tenantsKey, 'counts', query],
    queryFn: async ({ signal }) => (await api.tenants.countTenants({ query }, { signal })).data.views,
  });
};

/** Every tenant who was not invited, read once for a change of many: what becomes of them stays in sight. */
export const notInvitedQuery = queryOptions({
  queryKey: ['tenants-not-invited'],
  queryFn: async ({ signal }) =>
    (await allPages(tenantPages({}), { signal })).filter(({ access }) => access === 'not-invited'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const tenantQuery = (id: string) =>
  queryOptions({
    queryKey: [...tenantsKey, 'one', id],
    queryFn: async ({ signal }) => (await api.tenants.getTenant({ params: { id } }, { signal })).data,
  });

/** What is kept about one tenant; for staff alone. */
export const tenantRecordQuery = (id: string) =>
  queryOptions({
    queryKey: [...tenantsKey, 'record', id],
    queryFn: async ({ signal }) => (await api.tenants.getTenantRecord({ params: { id } }, { signal })).data,
    retry: false,
  });

/** What is kept about the caller as a tenant here. */
export const myRecordQuery = queryOptions({
  queryKey: [...tenantsKey, 'my-record'],
  queryFn: async ({ signal }) => (await api.tenants.getMyRecord(undefined, { signal })).data,
});

export const tenantChanged = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: tenantsKey });
