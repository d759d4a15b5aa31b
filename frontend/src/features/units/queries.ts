import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { leaseStatusOf } from '../../../../shared/domain/leases/status/status-words';
import { api } from '../../api/client';
import { type UnitsPlace, unitsPlaces } from './all/units-place';

export type { UnitsPlace };

/** The key of everything that shows properties or units: a change makes all of it stale. */
export const portfolioKey = ['portfolio'] as const;

const unitsKey = [...portfolioKey, 'units'] as const;

/** A lease without details counts as not fully signed. */
const unsigned = { tenant_signature: '', owner_signature: '', esign_inperson: 0 } as const;

export const unitKey = (unitId: string) => [...unitsKey, 'one', unitId] as const;

export const unitQuery = (unitId: string) =>
  queryOptions({
    queryKey: unitKey(unitId),
    queryFn: async ({ signal }) => (await api.units.getUnit({ params: { unitId } }, { signal })).data,
  });

export const unitAccessQuery = (unitId: string) =>
  queryOptions({
    queryKey: [...unitKey(unitId), 'access'],
    queryFn: async ({ signal }) => (await api.units.getUnitAccess({ params: { unitId } }, { signal })).data,
  });

/** A page of all units. A filter that matches little may leave pages empty; those are skipped. */
export const unitsQuery = (place: UnitsPlace) => {
  const { before: _, ...query } = unitsPlaces.queryOf(place);
  return queryOptions({
    queryKey: [...unitsKey, 'list', query],
    queryFn: async ({ signal }) => {
      const page = async (after = query.after) =>
        (await api.units.searchUnits({ query: { ...query, after } }, { signal })).data;
      let read = await page();
      while (read.units.length === 0 && read.next !== undefined) read = await page(read.next);
      return read;
    },
    placeholderData: keepPreviousData,
  });
};

/** Vacant units to choose from, by property and number: the first hundred. */
export const vacantUnitsQuery = queryOptions({
  queryKey: [...unitsKey, 'vacant'],
  queryFn: async ({ signal }) =>
    (await api.units.searchUnits({ query: { view: 'vacant', limit: 100 } }, { signal })).data.units,
});

/** A property's units after the ones that come with the property itself. */
export const furtherUnitsQuery = ({ propertyId: id, after }: { propertyId: string; after: string }) =>
  infiniteQueryOptions({
    queryKey: [...unitsKey, 'further', id, after],
    queryFn: async ({ pageParam, signal }) =>
      (await api.properties.listUnits({ params: { id }, query: { after: pageParam } }, { signal })).data,
    initialPageParam: after,
    getNextPageParam: (last) => last.next,
  });

export const notesKey = (unitId: string) => [...unitsKey, 'notes', unitId] as const;

export const notesQuery = (unitId: string) =>
  infiniteQueryOptions({
    queryKey: notesKey(unitId),
    queryFn: async ({ pageParam: after, signal }) =>
      (await api.units.listNotes({ params: { unitId }, query: { after } }, { signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  });

/**
 * The status of a unit's lease in the spec's words (PRP-28). One call per visible row, so that a failed
 * check affects only its own row.
 */
export const leaseStatusQuery = (unitId: string) =>
  queryOptions({
    queryKey: [...unitsKey, 'lease-status', unitId],
    queryFn: async ({ signal }) => {
      const [lease] = (await api.leases.getLeaseData({ params: { unitId } }, { signal })).data;
      if (!lease) return leaseStatusOf(undefined);
      const body = { unitid: unitId, leaseid: lease.lease_unit_id };
      const [signatures] = (await api.leases.getLeaseAgreementDetails({ body }, { signal })).data;
      return leaseStatusOf(signatures ?? unsigned);
    },
  });
