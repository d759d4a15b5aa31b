import type { Endpoint, ReplyOf } from '../../shared/contract/endpoint';
import { Refusal } from '../../shared/wire/refusals';
import { audited } from './audit';
import type { Asked, Change } from './change';
import type { Deps } from './deps/deps';
import type { ViewerCall } from './handler';
import { endingTries } from './pipeline/tries';
import { retryOnConflict } from './retry-on-conflict';

export type Performing<E> = Asked<E> &
  Partial<ViewerCall> & {
    /** What was begun to be read already, for this very call. */
    readonly begun?: Promise<unknown>;
  };

/** Reads and acts; both again, up to four times, when somebody else's change came between. */
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
  /** A repeat of a call that was done answers what the first did, also when its uploads are used up or its date is past by now. */
  const earlierReply = async (error: unknown) => {
    const earlier = error instanceof Refusal && once ? await deps.onceRecords.reply(once) : undefined;
    if (!earlier) throw error;
    // What was stored as the reply of this row is one.
    return change.row.reply.parse(earlier.reply) as ReplyOf<E>;
  };
  const act = async (attempt: number) => {
    await change.permit(request as Parameters<typeof change.permit>[0]);
    const acting = { ...request, found: await read(attempt), tries, trace };
    // `found` is what this change's own `read` answered, and `tries` are those it named.
    return change.act(acting as unknown as Parameters<typeof change.act>[0], deps);
  };
  const actOnce = (attempt: number) => act(attempt).catch(earlierReply);
  // A try that was counted is used up.
  return tries ? endingTries(tries, () => actOnce(1)) : retryOnConflict(actOnce);
}
