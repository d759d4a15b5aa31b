import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import type { AskEmail } from './pickers/email-check';

/** A page of three of the organization's rental owners (PRP-06); `adminId` is its head, or the caller. */
export const existingOwnersQuery = ({
  adminId,
  search,
  after,
}: {
  adminId: string;
  search: string;
  after?: string;
}) => {
  const query = { search, limit: limits.ownerPickerPage, after };
  return queryOptions({
    queryKey: ['owners', 'existing', adminId, query],
    queryFn: async ({ signal }) =>
      (await api.owners.getOrganizationRentalOwners({ params: { id: adminId }, query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

export const askOwnerEmail: AskEmail = async (email, signal) =>
  (await api.owners.checkOwnerEmail({ params: { email } }, { signal })).data;
