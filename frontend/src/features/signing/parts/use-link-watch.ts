import { useEffect, useRef } from 'react';
import { isDead } from './waiting-page';

/** Often enough for who reads a long lease, and far below what one address may ask in an hour. */
const everyMilliseconds = 2 * 60_000;

/** Looks now and then, and when the page is shown again, whether its link still opens something. */
export function useLinkWatch(check: () => Promise<unknown>, onEnded: () => void): void {
  const latest = useRef({ check, onEnded });
  latest.current = { check, onEnded };
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      latest.current.check().catch((error: unknown) => {
        if (isDead(error)) latest.current.onEnded();
      });
    };
    const timer = setInterval(look, everyMilliseconds);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
