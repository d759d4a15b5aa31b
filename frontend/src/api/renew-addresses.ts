import { queryClient } from './query-client';

/** One renewal is enough for all pictures of a page. */
const betweenMilliseconds = 10_000;

const isSigned = (target: EventTarget | null): boolean =>
  target instanceof HTMLImageElement && target.src.includes('X-Amz-Signature=');

/**
 * Asks again for what is on the screen when a picture's address has run out, as one does that is scrolled to after five minutes. A file that is
 * gone fails again under its new address, and is asked for no more until the next picture fails.
 */
export function renewAddresses(now: () => number = Date.now): () => void {
  let renewedAt = Number.NEGATIVE_INFINITY;
  const renew = ({ target }: Event) => {
    if (!isSigned(target) || now() - renewedAt < betweenMilliseconds) return;
    renewedAt = now();
    void queryClient.invalidateQueries();
  };
  // An image's error does not bubble; it is heard on its way down.
  window.addEventListener('error', renew, true);
  return () => window.removeEventListener('error', renew, true);
}
