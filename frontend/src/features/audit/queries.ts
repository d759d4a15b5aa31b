import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { type AuditPlace, auditPlaces, filtersOf } from './audit-place';

const auditKey = ['audit'] as const;

export const auditQuery = (place: AuditPlace) => {
  const query = { ...auditPlaces.queryOf(place), ...filtersOf(place) };
  return queryOptions({
    queryKey: [...auditKey, 'list', query],
    queryFn: async ({ signal }) => (await api.audit.getEntries({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** The people to choose from, if the role may see them. */
export const auditPeopleQuery = (mayList: boolean) =>
  queryOptions({
    queryKey: [...auditKey, 'people'],
    queryFn: async ({ signal }) => {
      const query = { limit: limits.listPageMax };
      return (await api.people.listPeople({ query }, { signal })).data.people;
    },
    enabled: mayList,
  });

/** Everything the filters match, as CSV. */
export const fetchExport = async (place: AuditPlace) =>
  (await api.audit.exportEntries({ query: filtersOf(place) })).data;
