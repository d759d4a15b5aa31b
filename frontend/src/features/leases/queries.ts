import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LeaseLine, LeasePacket, LeaseTab } from '../../../../shared/contract/leases';
import { limits } from '../../../../shared/domain/limits';
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

/** Every lease of a tab, read once for a change of many: what becomes of them stays in sight. */
export const wholeTabQuery = (tab: LeaseTab) =>
  queryOptions({
    queryKey: ['leases-of-tab', tab],
    queryFn: async ({ signal }) => {
      const all: LeaseLine[] = [];
      let after: string | undefined;
      do {
        const query = { tab, limit: limits.listPageMax, after };
        const { leases, next } = (await api.leases.listLeases({ query }, { signal })).data;
        all.push(...leases);
        after = next;
      } while (after !== undefined);
      return all;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Everyone has signed (or it was voided after that), and the sealed PDF is due within a minute. */
export const isBeingSealed = ({ completed_at, voided, sealed }: LeasePacket): boolean =>
  completed_at !== undefined &&
  (sealed.lease === undefined || (voided !== undefined && sealed.void === undefined));

const sealingMilliseconds = 5000;

/** How many leases each tab has. */
export const leaseCountsQuery = queryOptions({
  queryKey: [...leasesKey, 'counts'],
  queryFn: async ({ signal }) => (await api.leases.countLeases({}, { signal })).data,
});

export const leaseQuery = (leaseId: string) =>
  queryOptions({
    queryKey: [...leasesKey, 'one', leaseId],
    queryFn: async ({ signal }) => (await api.leases.getLease({ params: { leaseId } }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.packets.some(isBeingSealed) ? sealingMilliseconds : false),
  });

/** The text as sent, or as this version of the draft would be. */
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

/** After a change: leases are read again, and so are the units that show them. */
export const leaseChanged = async (client: QueryClient): Promise<void> => {
  await Promise.all([leasesKey, portfolioKey].map((queryKey) => client.invalidateQueries({ queryKey })));
};
