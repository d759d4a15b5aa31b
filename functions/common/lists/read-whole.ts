import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';

/** Lists that an organization may read whole at once, in an order or by a filter that no key has. */
const mostAtOnce = 3;
/** A call that died stops counting after this long: API Gateway gives up then. */
const windowSeconds = 30;
/** When to try again. */
const soonSeconds = 2;

/**
 * Reads a list whole, as one of three at a time in the organization: `read` takes each line once, and may
 * lag. Refuses `too-many-tries` when three are under way.
 */
export async function readWhole<T>(
  { viewer: { organizationId }, requestId, now }: ViewerCall,
  { attempts }: Deps,
  read: () => Promise<T>,
): Promise<T> {
  const attempt = { scope: 'lists.whole', subject: organizationId, windowSeconds, now };
  const { count } = await attempts.begin(attempt, requestId);
  try {
    if (count > mostAtOnce) throw refuse('too-many-tries', { retryAfterSeconds: soonSeconds });
    return await read();
  } finally {
    await attempts.end(attempt, requestId);
  }
}
