import type { Endpoint, ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import type { Trace } from '../table/audit/writes';
import type { Audited } from './audit';
import type { Deps } from './deps/deps';
import type { Call, CallOf, ViewerCall } from './handler';
import type { TriedKind, Tries } from './pipeline/tries';

/** What is known when a change begins to read: who the token says calls, when, and for what. The session is checked meanwhile. */
export type Asked<E> = RequestOf<E> &
  (CallOf<E> extends ViewerCall ? Pick<ViewerCall, 'viewer' | 'now'> : Call);

/** What a change acts with: the call, what it read, the tries it named, and for a person's change what it leaves in the log. */
export type Acting<E, Found> = RequestOf<E> &
  CallOf<E> & {
    readonly found: Found;
    readonly tries: Tries;
    /** The log entry of this change and the key it is done once under; the store writes both in its transaction. */
    trace(change: Audited): Trace;
  };

type Parts<E, Found, R = ReplyOf<E>> = {
  /** Passwords and codes that the change asks for: each try is counted before it is looked at. */
  readonly tries?: readonly TriedKind[];
  /** Refuses who may not, whatever the call is about: before it is said that there is no such thing. */
  readonly permit?: (request: RequestOf<E> & CallOf<E>) => Promise<void> | void;
  /** Fetches what the rule needs, beside the session check or the counting of the call, and again after a conflict. */
  readonly read?: (asked: Asked<E>, deps: Deps) => Promise<Found>;
  /** Asks the rule and writes once. */
  readonly act: (request: Acting<E, Found>, deps: Deps) => Promise<R>;
};

/** A call that changes something. `perform` runs it. */
export type Change<E> = Required<Parts<E, never>> & { readonly row: E };

/**
 * A change of this row. The runtime answers a repeated Idempotency-Key with the first reply, and reads and acts again when somebody else's change
 * came between. `const` keeps the reply's literals as they are written.
 */
export const change = <E extends Endpoint, const R extends ReplyOf<E>, Found = undefined>(
  row: E,
  parts: Parts<E, Found, R>,
): Change<E> => {
  const nothing = () => Promise.resolve(undefined);
  // What `act` is given as found is what this very `read` answered.
  return { row, tries: [], permit: nothing, read: nothing, ...parts } as unknown as Change<E>;
};
