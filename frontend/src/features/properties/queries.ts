import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { type ListPlace, queryOf } from './list/list-place';

/** Everything below it goes stale when a property is added. */
export const propertiesKey = ['properties'] as const;

/** One page of the list; the page before stays on screen while the next one comes. */
export const propertiesQuery = (place: ListPlace) => {
  const query = queryOf(place);
  return queryOptions({
    queryKey: [...propertiesKey, 'list', query],
    queryFn: async ({ signal }) => (await api.properties.listProperties({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** A property with its first units and its owners; null when the answer is empty. */
export const propertyQuery = (id: string) =>
  queryOptions({
    queryKey: [...propertiesKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.properties.getProperty({ params: { id } }, { signal })).data[0] ?? null,
  });
