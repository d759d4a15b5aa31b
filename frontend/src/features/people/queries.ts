import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { type PeoplePlace, peoplePlaces } from './people-place';

/** Everything below it goes stale when somebody's standing changes. */
export const peopleKey = ['people'] as const;

export const peopleQuery = (place: PeoplePlace) => {
  const query = peoplePlaces.queryOf(place);
  return queryOptions({
    queryKey: [...peopleKey, 'list', query],
    queryFn: async ({ signal }) => (await api.people.listPeople({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'one', id],
    queryFn: async ({ signal }) => (await api.people.getPerson({ params: { id } }, { signal })).data,
    // What is edited must not change under the hands.
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
