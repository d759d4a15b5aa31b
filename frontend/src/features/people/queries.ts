import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { type PeoplePlace, queryOf } from './people-place';

/** Everything below it goes stale when somebody's standing changes. */
export const peopleKey = ['people'] as const;

export const peopleQuery = (place: PeoplePlace) => {
  const query = queryOf(place);
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

/** Properties to choose from, a few at a time. */
export const choosablePropertiesQuery = ({
  search,
  after,
}: {
  search: string;
  after: string | undefined;
}) => {
  const query = { search, sort: 'name' as const, limit: 6, ...(after ? { after } : {}) };
  return queryOptions({
    queryKey: [...peopleKey, 'properties', query],
    queryFn: async ({ signal }) => (await api.properties.listProperties({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** Rental owners to choose from (API-12); `adminId` is the organization's head. */
export const choosableOwnersQuery = ({ adminId, search }: { adminId: string; search: string }) => {
  const query = { search, limit: limits.ownerPickerPage };
  return queryOptions({
    queryKey: [...peopleKey, 'owners', adminId, query],
    queryFn: async ({ signal }) =>
      (await api.owners.getOrganizationRentalOwners({ params: { id: adminId }, query }, { signal })).data
        .rentalOwners,
    placeholderData: keepPreviousData,
  });
};
