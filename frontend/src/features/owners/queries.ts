import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { text } from '../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../ui/list/list-place';
import type { AskEmail } from './pickers/email-check';

export const existingPlaces = listPlaces({ filters: { search: text() }, size: limits.ownerPickerPage });
export type ExistingOwnersPlace = PlaceOf<typeof existingPlaces>;

export const ownersKey = ['owners'] as const;

export const ownersPlaces = listPlaces({ filters: { search: text() } });
export type OwnersPlace = PlaceOf<typeof ownersPlaces>;

export const ownersQuery = (place: OwnersPlace) => {
  const { before: _, ...query } = ownersPlaces.queryOf(place);
  return queryOptions({
    queryKey: [...ownersKey, 'list', query],
    queryFn: async ({ signal }) => (await api.owners.searchOwners({ query }, { signal })).data,
    placeholderData: keepPreviousData,
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
