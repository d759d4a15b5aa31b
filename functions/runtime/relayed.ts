import type { Contract, Feature } from '../../shared/contract';
import type { Endpoint, ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import type { Deps } from './deps/deps';
import type { RelayedCall } from './handler';

/**
 * All that a relayed feature may reach: other features' functions, and a model that maps a question to an
 * intent. It has no store, no file and no mail.
 */
export type RelayedDeps = Pick<Deps, 'invoke' | 'recentCalls' | 'planner'>;

/** A call that only passes the caller's bearer on. */
export type RelayedHandler<E extends Endpoint> = (
  request: RequestOf<E> & RelayedCall,
  deps: RelayedDeps,
) => Promise<ReplyOf<E>>;

export type RelayedHandlers<F extends Feature> = {
  readonly [K in keyof Contract[F]]: Contract[F][K] extends Endpoint ? RelayedHandler<Contract[F][K]> : never;
};
