import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mySubscriptionQuery } from '../queries';
import type { HistoryPlace } from './history-place';
import { isOwed } from './subscription-words';

/** A person may fix a payment and return before the provider's webhook, so this polls for two minutes. */
const lookEveryMs = 5000;
const mostLooks = 24;

/** Refetches the subscription while a payment is missing. The frame's banner uses the same data. */
export function useMySubscription({ userId, place }: { userId: string; place: HistoryPlace }) {
  const client = useQueryClient();
  const read = useQuery({
    ...mySubscriptionQuery({ userId, ...place }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.planDetails && isOwed(data.planDetails) && dataUpdateCount < mostLooks ? lookEveryMs : false,
  });
  const status = read.data?.planDetails?.type;
  useEffect(() => {
    if (status !== undefined) void client.invalidateQueries({ queryKey: ['users', 'current'] });
  }, [status, client]);
  return read;
}
