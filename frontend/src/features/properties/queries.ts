import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { PropertyRead } from '../../../../shared/contract/properties';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { inTurn } from '../../api/in-turn';
import { ApiRefusal } from '../../api/refusal';
import { text } from '../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../ui/list/list-place';
import { portfolioKey } from '../units/queries';
import { type PropertiesPlace, propertiesAsked } from './list/list-place';

const propertiesKey = [...portfolioKey, 'properties'] as const;

/** Owners and money stand in the list, and nowhere else. */
const beside = { owners: 'with', money: 'with' } as const;

/** One page of the list. The old page stays visible while the next one loads. */
export const propertiesQuery = (place: PropertiesPlace, limit: number = limits.listPage) => {
  const { after, before } = place;
  const query = { ...propertiesAsked(place), after, before, limit, ...beside };
  return queryOptions({
    queryKey: [...propertiesKey, 'list', query],
    queryFn: async ({ signal }) =>
      (await inTurn(() => api.properties.listProperties({ query }, { signal }), { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** Every page of what a place's filters leave, in its order. */
export const propertyPages =
  (place: PropertiesPlace) => async (after: string | undefined, signal: AbortSignal) => {
    const query = { ...propertiesAsked(place), limit: limits.listPageMax, after, ...beside };
    const call = () => api.properties.listProperties({ query }, { signal });
    const { properties: rows, next } = (await inTurn(call, { signal })).data;
    return { rows, next };
  };

/** What each view has, of those that the filters of a place leave. */
export const propertyCountsQuery = (place: PropertiesPlace) => {
  const { archived: _, sort: __, order: ___, ...query } = propertiesAsked(place);
  return queryOptions({
    queryKey: [...propertiesKey, 'counts', query],
    queryFn: async ({ signal }) => (await api.properties.countProperties({ query }, { signal })).data.views,
  });
};

/** Properties by name, to choose from. */
export const propertyPagePlaces = listPlaces({ filters: { search: text() }, isTwoWay: true });
export type PropertyPagePlace = PlaceOf<typeof propertyPagePlaces>;

export const propertyPageQuery = (place: PropertyPagePlace) => {
  const query = { ...propertyPagePlaces.queryOf(place), sort: 'name' as const };
  return queryOptions({
    queryKey: [...propertiesKey, 'page', query],
    queryFn: async ({ signal }) => (await api.properties.listProperties({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** How many results fit under the search of the top bar. */
const foundAtMost = 5;

/** The first results of a search, for the top bar. */
export const foundPropertiesQuery = (search: string) =>
  queryOptions({
    queryKey: [...propertiesKey, 'found', search],
    queryFn: async ({ signal }) => {
      const query = { search, limit: foundAtMost };
      return (await api.properties.listProperties({ query }, { signal })).data.properties;
    },
    placeholderData: keepPreviousData,
  });

/** A property with its first units and its owners; null if the answer is empty. */
export const propertyQuery = (id: string) =>
  queryOptions({
    queryKey: [...propertiesKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.properties.getProperty({ params: { id } }, { signal })).data[0] ?? null,
  });

const gone = { code: 'not-found', status: 404, message: 'This property no longer exists.' };

/** Reads the property again after someone else changed it. Throws if it is gone. */
export async function readAgain(client: QueryClient, id: string): Promise<PropertyRead> {
  const fresh = await client.fetchQuery({ ...propertyQuery(id), staleTime: 0 });
  if (!fresh) throw new ApiRefusal(gone);
  return fresh;
}

/** Properties to choose from, six per page. */
export const choosablePlaces = listPlaces({ filters: { search: text() }, isTwoWay: true, size: 6 });
export type ChoosablePlace = PlaceOf<typeof choosablePlaces>;

export const choosablePropertiesQuery = (place: ChoosablePlace) => {
  const query = { ...choosablePlaces.queryOf(place), sort: 'name' as const };
  return queryOptions({
    queryKey: [...propertiesKey, 'choosable', query],
    queryFn: async ({ signal }) => (await api.properties.listProperties({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** The owners' shares by their first day, newest first. */
export const shareHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...propertiesKey, 'shares', id],
    queryFn: async ({ signal }) =>
      (await api.properties.getShareHistory({ params: { id } }, { signal })).data,
  });

/** Changes to a property and its units, newest first, page by page. */
export const activityQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...propertiesKey, 'activity', id],
    queryFn: async ({ pageParam, signal }) => {
      const query = { after: pageParam === '' ? undefined : pageParam };
      return (await api.properties.getActivity({ params: { id }, query }, { signal })).data;
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
