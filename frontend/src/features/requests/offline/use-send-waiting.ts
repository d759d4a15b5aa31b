import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { sendWaiting } from './send-waiting';
import { useWaiting } from './waiting-requests';

/** A phone often says that it has network when it has none, so it is tried again. */
const everyMs = 15_000;

/** Sends what waits: at the start, when the network is back, when the page is looked at again. */
export function useSendWaiting(): () => Promise<void> {
  const client = useQueryClient();
  const isWaiting = useWaiting().some(({ problem }) => problem === undefined);
  const send = useCallback(() => sendWaiting(client), [client]);
  useEffect(() => {
    if (!isWaiting) return;
    const tryIt = () => void send();
    tryIt();
    const timer = setInterval(tryIt, everyMs);
    window.addEventListener('online', tryIt);
    document.addEventListener('visibilitychange', tryIt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryIt);
      document.removeEventListener('visibilitychange', tryIt);
    };
  }, [isWaiting, send]);
  return send;
}
