import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { text } from '../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../ui/list/list-place';
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

const pickerRows = 6;

/** Properties to choose from, a few at a time. */
export const propertyChoices = listPlaces({
  filters: { search: text() },
  isTwoWay: true,
  size: pickerRows,
});
export type ChoosablePlace = PlaceOf<typeof propertyChoices>;

export const choosablePropertiesQuery = (place: ChoosablePlace) => {
  const query = { ...propertyChoices.queryOf(place), sort: 'name' } as const;
  return queryOptions({
    queryKey: [...peopleKey, 'properties', query],
    queryFn: async ({ signal }) => (await api.properties.listProperties({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** Rental owners to choose from (API-12); `adminId` is the organization's head. */
export const ownerChoices = listPlaces({ filters: { search: text() }, size: limits.ownerPickerPage });

export const choosableOwnersQuery = (adminId: string, place: ChoosablePlace) => {
  const query = ownerChoices.queryOf(place);
  return queryOptions({
    queryKey: [...peopleKey, 'owners', adminId, query],
    queryFn: async ({ signal }) =>
      (await api.owners.getOrganizationRentalOwners({ params: { id: adminId }, query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};
