import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mySubscriptionQuery } from '../queries';
import type { HistoryPlace } from './history-place';
import { isOwed } from './subscription-words';

/** Who repaired a payment comes back before the provider's notice does: for two minutes it is looked for. */
const lookEveryMs = 5000;
const mostLooks = 24;

/** The subscription, read again while a payment is missing; the frame's banner follows what is read here. */
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
