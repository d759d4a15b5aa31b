import type { Endpoint, ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import type { Trace } from '../table/audit/writes';
import type { Audited } from './audit';
import type { Deps } from './deps/deps';
import type { Call, CallOf, ViewerCall } from './handler';
import type { TriedKind, Tries } from './pipeline/tries';

/** What a change knows when it starts to read: the caller by the token. The session check runs meanwhile. */
export type Asked<E> = RequestOf<E> &
  (CallOf<E> extends ViewerCall ? Pick<ViewerCall, 'viewer' | 'now'> : Call);

/** What a change acts with: the call, what it read, its tries, and `trace` for its log entry. */
export type Acting<E, Found> = RequestOf<E> &
  CallOf<E> & {
    readonly found: Found;
    readonly tries: Tries;
    /** The log entry and idempotency key of this change; the store writes both in its transaction. */
    trace(change: Audited): Trace;
  };

type Parts<E, Found, R = ReplyOf<E>> = {
  /** Passwords and codes the change asks for; each try is counted before it is checked. */
  readonly tries?: readonly TriedKind[];
  /** Refuses callers without permission, before the call can reveal whether the thing exists. */
  readonly permit?: (request: RequestOf<E> & CallOf<E>) => Promise<void> | void;
  /** Fetches what the rule needs, in parallel with the session check, and again after a conflict. */
  readonly read?: (asked: Asked<E>, deps: Deps) => Promise<Found>;
  /** Asks the rule and writes once. */
  readonly act: (request: Acting<E, Found>, deps: Deps) => Promise<R>;
};

/** A call that changes something. `perform` runs it. */
export type Change<E> = Required<Parts<E, never>> & { readonly row: E };

/** The runtime answers a repeated Idempotency-Key with the first reply, and reads and acts again after a
 * conflict. `const` keeps the literals of the reply. */
export const change = <E extends Endpoint, const R extends ReplyOf<E>, Found = undefined>(
  row: E,
  parts: Parts<E, Found, R>,
): Change<E> => {
  const nothing = () => Promise.resolve(undefined);
  // `act` gets as `found` what this same `read` returned.
  return { row, tries: [], permit: nothing, read: nothing, ...parts } as unknown as Change<E>;
};
