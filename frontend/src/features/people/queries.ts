import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { type PeoplePlace, peoplePlaces } from './people-place';

/** Everything under this key goes stale when a person changes. */
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
    // Fields must not change while someone edits them.
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
