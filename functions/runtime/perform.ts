import type { Endpoint, ReplyOf } from '../../shared/contract/endpoint';
import { Refusal } from '../../shared/wire/refusals';
import { audited } from './audit';
import type { Asked, Change } from './change';
import type { Deps } from './deps/deps';
import type { ViewerCall } from './handler';
import { withTries } from './pipeline/tries';
import { retryOnConflict } from './retry-on-conflict';

export type Performing<E> = Asked<E> &
  Partial<ViewerCall> & {
    /** A read that was already started for this call. */
    readonly begun?: Promise<unknown>;
  };

/** Reads and acts, up to four times while other people's changes come between. */
export async function perform<E extends Endpoint>(
  change: Change<E>,
  request: Performing<E>,
  deps: Deps,
): Promise<ReplyOf<E>> {
  const { once, tries, now, begun } = request;
  const trace = (entry: Parameters<typeof audited>[1]) => ({
    audit: audited(request as Pick<ViewerCall, 'viewer' | 'now' | 'requestId'>, entry, deps),
    once,
    now,
  });
  const read = async (attempt: number) => (attempt === 1 && begun ? begun : change.read(request, deps));
  /** Answers a repeated call with the first reply, even if its uploads are used up or its date has passed. */
  const earlierReply = async (error: unknown) => {
    const earlier = error instanceof Refusal && once ? await deps.onceRecords.reply(once) : undefined;
    if (!earlier) throw error;
    // It was stored as a reply of this row.
    return change.row.reply.parse(earlier.reply) as ReplyOf<E>;
  };
  const act = async (attempt: number) => {
    await change.permit(request as Parameters<typeof change.permit>[0]);
    const acting = { ...request, found: await read(attempt), tries, trace };
    // `found` comes from this change's own `read`, and `tries` are those it named.
    return change.act(acting as unknown as Parameters<typeof change.act>[0], deps);
  };
  const actOnce = (attempt: number) => act(attempt).catch(earlierReply);
  // A counted try is used up, so there is no second attempt.
  return tries ? withTries(tries, () => actOnce(1)) : retryOnConflict(actOnce);
}
