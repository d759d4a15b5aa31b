import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { leaseStatusOf } from '../../../../shared/domain/leases';
import { api } from '../../api/client';
import { type PropertiesPlace, propertyPlaces } from './list/list-place';

/** Everything below it goes stale when a property is added. */
export const propertiesKey = ['properties'] as const;

/** A lease that is there but of which nothing is known is not fully signed. */
const unsigned = { tenant_signature: '', owner_signature: '', esign_inperson: 0 } as const;

/** One page of the list; the page before stays on screen while the next one comes. */
export const propertiesQuery = (place: PropertiesPlace) => {
  const query = propertyPlaces.queryOf(place);
  return queryOptions({
    queryKey: [...propertiesKey, 'list', query],
    queryFn: async ({ signal }) => (await api.properties.listProperties({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** As many as fit under what is typed into the search of the top bar. */
const foundAtMost = 5;

/** The first properties of a search, for where there is room for a few. */
export const foundPropertiesQuery = (search: string) =>
  queryOptions({
    queryKey: [...propertiesKey, 'found', search],
    queryFn: async ({ signal }) => {
      const query = { search, limit: foundAtMost };
      return (await api.properties.listProperties({ query }, { signal })).data.properties;
    },
    placeholderData: keepPreviousData,
  });

/** A property with its first units and its owners; null when the answer is empty. */
export const propertyQuery = (id: string) =>
  queryOptions({
    queryKey: [...propertiesKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.properties.getProperty({ params: { id } }, { signal })).data[0] ?? null,
  });

/** One unit whole, for its own screens. */
export const unitQuery = (unitId: string) =>
  queryOptions({
    queryKey: [...propertiesKey, 'unit', unitId],
    queryFn: async ({ signal }) => (await api.units.getUnit({ params: { unitId } }, { signal })).data,
  });

/**
 * The status of a unit's lease in the spec's words (PRP-28): whether there is one, and who has signed it. Asked for each row that is shown, so
 * that one that cannot be asked says so alone.
 */
export const leaseStatusQuery = (unitId: string) =>
  queryOptions({
    queryKey: [...propertiesKey, 'lease-status', unitId],
    queryFn: async ({ signal }) => {
      const [lease] = (await api.units.getLeaseData({ params: { unitId } }, { signal })).data;
      if (!lease) return leaseStatusOf(undefined);
      const body = { unitid: unitId, leaseid: lease.lease_unit_id };
      const [signatures] = (await api.units.getLeaseAgreementDetails({ body }, { signal })).data;
      return leaseStatusOf(signatures ?? unsigned);
    },
  });

/** The owners' shares by the day they count from, newest first. */
export const shareHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...propertiesKey, 'shares', id],
    queryFn: async ({ signal }) =>
      (await api.properties.getShareHistory({ params: { id } }, { signal })).data,
  });

/** What was changed on a property and its units, newest first, a page at a time. */
export const activityQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...propertiesKey, 'activity', id],
    queryFn: async ({ pageParam, signal }) => {
      const query = { after: pageParam };
      return (await api.properties.getActivity({ params: { id }, query }, { signal })).data;
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
