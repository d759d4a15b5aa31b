import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { inTurn } from '../../api/in-turn';
import { text } from '../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../ui/list/list-place';
import { type OwnersPlace, ownersAsked } from './list/owner-place';
import type { AskEmail } from './pickers/email-check';

export const existingPlaces = listPlaces({ filters: { search: text() }, size: limits.ownerPickerPage });
export type ExistingOwnersPlace = PlaceOf<typeof existingPlaces>;

export const ownersKey = ['owners'] as const;

/** Properties, units and balance stand in the list, and nowhere else. */
const beside = { facts: 'with' } as const;

export const ownersQuery = (place: OwnersPlace, limit: number = limits.listPage) => {
  const query = { ...ownersAsked(place), after: place.after, limit, ...beside };
  return queryOptions({
    queryKey: [...ownersKey, 'list', query],
    queryFn: async ({ signal }) =>
      (await inTurn(() => api.owners.searchOwners({ query }, { signal }), { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** The first results of a search by name, for the top bar. */
export const foundOwnersQuery = (search: string) =>
  queryOptions({
    queryKey: [...ownersKey, 'found', search],
    queryFn: async ({ signal }) => {
      const query = { search, limit: limits.listPage };
      return (await api.owners.searchOwners({ query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });

/** Every page of what a place's filters leave, in its order. */
export const ownerPages = (place: OwnersPlace) => async (after: string | undefined, signal: AbortSignal) => {
  const query = { ...ownersAsked(place), limit: limits.listPageMax, after, ...beside };
  const call = () => api.owners.searchOwners({ query }, { signal });
  const { owners: rows, next } = (await inTurn(call, { signal })).data;
  return { rows, next };
};

/** What each view has, of those that the filters of a place leave. */
export const ownerCountsQuery = (place: OwnersPlace) => {
  const { view: _, sort: __, ...query } = ownersAsked(place);
  return queryOptions({
    queryKey: [...ownersKey, 'counts', query],
    queryFn: async ({ signal }) => (await api.owners.countOwners({ query }, { signal })).data.views,
  });
};

export const ownerQuery = (id: string) =>
  queryOptions({
    queryKey: [...ownersKey, 'one', id],
    queryFn: async ({ signal }) => (await api.owners.getOwner({ params: { id } }, { signal })).data,
  });

/** The organization's rental owners, three per page (PRP-06); `adminId` is its head, or the caller. */
export const existingOwnersQuery = (adminId: string, place: ExistingOwnersPlace) => {
  const query = existingPlaces.queryOf(place);
  return queryOptions({
    queryKey: ['owners', 'existing', adminId, query],
    queryFn: async ({ signal }) =>
      (await api.owners.getOrganizationRentalOwners({ params: { id: adminId }, query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

export const askOwnerEmail: AskEmail = async (email, signal) =>
  (await api.owners.checkOwnerEmail({ params: { email } }, { signal })).data;

/** An owner's entries of a year over all properties. */
export const ownerLedgerQuery = (ownerId: string, year: string) =>
  queryOptions({
    queryKey: [...ownersKey, 'ledger', ownerId, year],
    queryFn: async ({ signal }) =>
      (await api.ledger.getOwnerLedger({ params: { ownerId }, query: { year } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** The statements issued to an owner, the newest first. */
export const ownerStatementsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: [...ownersKey, 'statements', ownerId],
    queryFn: async ({ signal }) =>
      (await api.ledger.listStatements({ params: { ownerId } }, { signal })).data.statements,
  });
