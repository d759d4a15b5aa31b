import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';

/** How many units the organisation has and may have (API-18); `roleId` is the caller's role_id. */
export const unitLimitQuery = (roleId: number) =>
  queryOptions({
    queryKey: ['subscriptions', 'unit-limit', roleId],
    queryFn: async ({ signal }) =>
      (await api.subscriptions.checkUnitLimit({ params: { roleId } }, { signal })).data,
  });
