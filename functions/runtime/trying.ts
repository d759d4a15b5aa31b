import type { Deps } from './deps';
import type { ViewerCall } from './handler';
import { countTries, endingTries, type TriedKind, type Tries } from './tries';

/** Answers the tries of this call, counted already. */
export type Trying = { readonly tries: Tries };

type Change<R, A> = ((request: R, deps: Deps) => Promise<A>) & { readonly firstRead: unknown };

/**
 * A change that shows a password or a code again. Its tries are counted beside the limits of its row, once the session has said yes, and what
 * was counted and not tried is given back at its end.
 */
export const trying = <R extends ViewerCall, A>(kinds: readonly TriedKind[], handle: Change<R & Trying, A>) =>
  Object.assign(
    (request: R, deps: Deps): Promise<A> => {
      const { viewer, now } = request;
      const tries = request.tries ?? countTries({ kinds, userId: viewer.userId, now }, deps);
      return endingTries(tries, () => handle({ ...request, tries }, deps));
    },
    { firstRead: handle.firstRead, tries: kinds },
  );
