import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { PlanChoice } from './pay/plan-choice';

/** Everything under this key goes stale when a plan is changed or paid. */
export const subscriptionsKey = ['subscriptions'] as const;

/** How many units the organization has and may have (API-18); `roleId` is the caller's role_id. */
export const unitLimitQuery = (roleId: number) =>
  queryOptions({
    queryKey: ['subscriptions', 'unit-limit', roleId],
    queryFn: async ({ signal }) =>
      (await api.subscriptions.checkUnitLimit({ params: { roleId } }, { signal })).data,
  });

/** Plan, usage, autopay and a page of payments (API-21). The old page stays while the next one loads. */
export const mySubscriptionQuery = ({ userId, after }: { userId: string; after?: string | undefined }) =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'mine', userId, after ?? ''],
    queryFn: async ({ signal }) =>
      (await api.subscriptions.getMySubscription({ params: { userId }, query: { after } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => (await api.subscriptions.getAllPlans({}, { signal })).data.data,
  staleTime: 10 * 60_000,
});

/** Never cached: another tab may have changed the plan, and with it the amounts. */
export const planChangeQuery = ({ planid, annual }: PlanChoice) =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'change', planid, annual],
    queryFn: async ({ signal }) => {
      const query = { planid, annual: annual ? 'true' : 'false' } as const;
      return (await api.subscriptions.previewPlanChange({ query }, { signal })).data;
    },
    staleTime: 0,
    gcTime: 0,
  });

export const checkoutQuery = (id: string) =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'checkout', id],
    queryFn: async ({ signal }) => (await api.subscriptions.getCheckout({ params: { id } }, { signal })).data,
  });

/** A plan decides limits, roles and banners everywhere, so all cached data is read again. */
export const refreshEverything = (client: QueryClient): Promise<void> => client.invalidateQueries();
