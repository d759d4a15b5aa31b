import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LeasePacket } from '../../../../shared/contract/leases';
import { limits } from '../../../../shared/domain/limits';
import { allPages } from '../../api/all-pages';
import { api } from '../../api/client';
import { inTurn } from '../../api/in-turn';
import { portfolioKey } from '../units/queries';
import { type LeasesPlace, leasesAsked } from './list/lease-place';

export const leasesKey = ['leases'] as const;

export const leasesQuery = (place: LeasesPlace, limit: number = limits.listPage) => {
  const query = { ...leasesAsked(place), after: place.after, limit };
  return queryOptions({
    queryKey: [...leasesKey, 'list', query],
    queryFn: async ({ signal }) =>
      (await inTurn(() => api.leases.listLeases({ query }, { signal }), { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** Every lease of a unit, the latest first: a unit has a few, over many years. */
export const unitLeasesQuery = (unit: string) =>
  queryOptions({
    queryKey: [...leasesKey, 'list', 'of-unit', unit],
    queryFn: async ({ signal }) => {
      const query = { unit, sort: 'starts.desc', limit: limits.listPageMax };
      return (await inTurn(() => api.leases.listLeases({ query }, { signal }), { signal })).data.leases;
    },
  });

/** Every page of what a place's filters leave, in its order. */
export const leasePages = (place: LeasesPlace) => async (after: string | undefined, signal: AbortSignal) => {
  const query = { ...leasesAsked(place), limit: limits.listPageMax, after };
  const call = () => api.leases.listLeases({ query }, { signal });
  const { leases: rows, next } = (await inTurn(call, { signal })).data;
  return { rows, next };
};

/** Every lease of a place, read once for a change of many: what becomes of them stays in sight. */
export const wholeListQuery = (place: LeasesPlace) =>
  queryOptions({
    queryKey: ['leases-of-list', leasesAsked(place)],
    queryFn: ({ signal }) => allPages(leasePages(place), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Everyone has signed (or it was voided after that), and the sealed PDF is due within a minute. */
export const isBeingSealed = ({ completed_at, voided, sealed }: LeasePacket): boolean =>
  completed_at !== undefined &&
  (sealed.lease === undefined || (voided !== undefined && sealed.void === undefined));

const sealingMilliseconds = 5000;

/** How many leases each tab has, of those that the filters of a place leave. */
export const leaseCountsQuery = (place: LeasesPlace = {}) => {
  const { tab: _, sort: __, ...query } = leasesAsked(place);
  return queryOptions({
    queryKey: [...leasesKey, 'counts', query],
    queryFn: async ({ signal }) => (await api.leases.countLeases({ query }, { signal })).data,
  });
};

export const leaseQuery = (leaseId: string) =>
  queryOptions({
    queryKey: [...leasesKey, 'one', leaseId],
    queryFn: async ({ signal }) => (await api.leases.getLease({ params: { leaseId } }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.packets.some(isBeingSealed) ? sealingMilliseconds : false),
  });

/** A lease's figures and its newest entries; stale with every change of a ledger. */
export const leaseMoneyQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['ledgers', 'one', leaseId, 'lease-page'],
    queryFn: async ({ signal }) => {
      const query = { limit: limits.listPage };
      return (await api.ledger.getLedger({ params: { leaseId }, query }, { signal })).data;
    },
  });

/** Until when the deposit goes back, or how it was settled. */
export const leaseSettlementQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['ledgers', 'settlement', leaseId, 'lease-page'],
    queryFn: async ({ signal }) => (await api.leases.getSettlement({ params: { leaseId } }, { signal })).data,
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
