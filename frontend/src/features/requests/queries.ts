import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { inTurn } from '../../api/in-turn';
import { boardAsked, type RequestsPlace, requestCountsAsked, requestsAsked } from './list/request-place';
import { keepPlaces } from './offline/kept-places';

const requestsKey = ['requests'] as const;

export const requestsQuery = (place: RequestsPlace, limit: number = limits.listPage) => {
  const query = { ...requestsAsked(place), after: place.after, limit };
  return queryOptions({
    queryKey: [...requestsKey, 'list', query],
    queryFn: async ({ signal }) =>
      (await inTurn(() => api.requests.listRequests({ query }, { signal }), { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** Every page of what a place's filters leave, in its order. */
export const requestPages =
  (place: RequestsPlace) => async (after: string | undefined, signal: AbortSignal) => {
    const query = { ...requestsAsked(place), limit: limits.listPageMax, after };
    const call = () => api.requests.listRequests({ query }, { signal });
    const { requests: rows, next } = (await inTurn(call, { signal })).data;
    return { rows, next };
  };

/** How many each view has, of those that the filters of a place leave. */
export const requestCountsQuery = (place: RequestsPlace) => {
  const query = requestCountsAsked(place);
  return queryOptions({
    queryKey: [...requestsKey, 'counts', query],
    queryFn: async ({ signal }) => (await api.requests.countRequests({ query }, { signal })).data,
  });
};

export const boardQuery = (place: RequestsPlace) => {
  const query = boardAsked(place);
  return queryOptions({
    queryKey: [...requestsKey, 'board', query],
    queryFn: async ({ signal }) => (await api.requests.getBoard({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [...requestsKey, 'one', id],
    queryFn: async ({ signal }) => (await api.requests.getRequest({ params: { id } }, { signal })).data,
  });

/** Where the caller may raise a request, with each home's shut-offs and the number to call. */
export const requestPlacesQuery = queryOptions({
  queryKey: [...requestsKey, 'places'],
  queryFn: async ({ signal }) => {
    const { data } = await api.requests.listRequestPlaces({}, { signal });
    keepPlaces(data);
    return data;
  },
  staleTime: 60_000,
  // Without network it fails at once, and the screen shows what the device keeps.
  networkMode: 'always',
  refetchOnReconnect: true,
});

export const repairTermsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: [...requestsKey, 'terms', propertyId],
    queryFn: async ({ signal }) =>
      (await api.requests.getRepairTerms({ params: { propertyId } }, { signal })).data,
  });

export const shutOffsQuery = (unitId: string) =>
  queryOptions({
    queryKey: [...requestsKey, 'shut-offs', unitId],
    queryFn: async ({ signal }) => (await api.requests.getShutOffs({ params: { unitId } }, { signal })).data,
  });

/** After a change: requests, vendors and what money they touch are read again. */
export const requestChanged = async (client: QueryClient): Promise<void> => {
  await Promise.all(
    [requestsKey, ['vendors'], ['ledgers']].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
};
