import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { portfolioKey } from '../units/queries';
import { type LeasesPlace, leasePlaces } from './list/lease-place';

export const leasesKey = ['leases'] as const;

export const leasesQuery = (place: LeasesPlace) => {
  const { before: _, ...query } = leasePlaces.queryOf(place);
  return queryOptions({
    queryKey: [...leasesKey, 'list', query],
    queryFn: async ({ signal }) => (await api.leases.listLeases({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

export const leaseQuery = (leaseId: string) =>
  queryOptions({
    queryKey: [...leasesKey, 'one', leaseId],
    queryFn: async ({ signal }) => (await api.leases.getLease({ params: { leaseId } }, { signal })).data,
  });

/** The text as it was sent, or as this version of the draft would be. */
export const leaseTextQuery = (leaseId: string, version: number) =>
  queryOptions({
    queryKey: [...leasesKey, 'text', leaseId, version],
    queryFn: async ({ signal }) => (await api.leases.getLeaseText({ params: { leaseId } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

export const templatesQuery = queryOptions({
  queryKey: [...leasesKey, 'templates'],
  queryFn: async ({ signal }) => (await api.leases.listTemplates({}, { signal })).data,
});

/** After a change: leases are read again, and the units that show them. */
export const leaseChanged = async (client: QueryClient): Promise<void> => {
  await Promise.all([leasesKey, portfolioKey].map((queryKey) => client.invalidateQueries({ queryKey })));
};
