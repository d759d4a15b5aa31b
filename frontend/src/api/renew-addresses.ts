import { queryClient } from './query-client';

/** One renewal is enough for all pictures of a page. */
const betweenMilliseconds = 10_000;

const isSigned = (target: EventTarget | null): boolean =>
  target instanceof HTMLImageElement && target.src.includes('Key-Pair-Id=');

/** Refetches what is on the screen when a picture's signed address has expired, as on scrolling after an
 * hour. A missing file fails again, and is not asked for until the next picture fails. */
export function renewAddresses(now: () => number = Date.now): () => void {
  let renewedAt = Number.NEGATIVE_INFINITY;
  const renew = ({ target }: Event) => {
    if (!isSigned(target) || now() - renewedAt < betweenMilliseconds) return;
    renewedAt = now();
    void queryClient.invalidateQueries();
  };
  // An image's error does not bubble, so listen in the capture phase.
  window.addEventListener('error', renew, true);
  return () => window.removeEventListener('error', renew, true);
}
