import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { portfolioKey } from '../units/queries';
import { fewUnits } from './unit-months';

/** Under the portfolio key, so that it goes stale with the list when a property is added. */
export const dashboardQuery = (property?: string) =>
  queryOptions({
    queryKey: [...portfolioKey, 'dashboard', property],
    queryFn: async ({ signal }) =>
      (await api.properties.getDashboard({ query: { property } }, { signal })).data,
    placeholderData: keepPreviousData,
    // Payments and leases change it as well.
    staleTime: 0,
  });

/** The rest of the home, read after its first sight. */
export const homeMoreQuery = (property?: string) =>
  queryOptions({
    queryKey: [...portfolioKey, 'home-more', property],
    queryFn: async ({ signal }) =>
      (await api.properties.getHomeMore({ query: { property } }, { signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Logins and the like are left out: so many are read. */
const mostRead = 60;

/** The latest changes of the organization. */
export const happenedQuery = queryOptions({
  queryKey: [...portfolioKey, 'happened'],
  queryFn: async ({ signal }) =>
    (await api.audit.getEntries({ query: { limit: mostRead } }, { signal })).data.entries,
  staleTime: 0,
});

/** Absent for who does not set the organization up, and once it is hidden. */
export const setupQuery = queryOptions({
  queryKey: [...portfolioKey, 'setup'],
  queryFn: async ({ signal }) => (await api.properties.getSetup(undefined, { signal })).data,
  // Leases, tenants and bank accounts change it as well.
  staleTime: 0,
});

/** Every unit of a small portfolio. */
export const yourUnitsQuery = (property?: string) =>
  queryOptions({
    queryKey: [...portfolioKey, 'units', 'mine', property],
    queryFn: async ({ signal }) =>
      (await api.units.searchUnits({ query: { limit: fewUnits, property } }, { signal })).data,
  });
