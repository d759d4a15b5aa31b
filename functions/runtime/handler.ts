import type { Contract, Feature } from '../../shared/contract';
import type { Endpoint, ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import type { Viewer } from '../../shared/domain/roles';
import type { Once } from '../table/once';
import type { Organization } from '../table/organizations';
import type { Session } from '../table/sessions';
import type { Deps } from './deps';
import type { Tries } from './tries';

/** What every handler knows of the call besides its parsed parts. `now` is the product's clock, read once. */
export type Call = {
  readonly now: Date;
  readonly requestId: string;
  readonly address: string;
  readonly agent: string;
  /** What `readingFirst` began beside the session, or beside the counting of tries; ask `first()` for it. */
  readonly begun?: Promise<unknown>;
  /** The last write of a call, beside giving back what only failures count for; what is refused all the same counts again. */
  lastWrite<T>(write: () => Promise<T>): Promise<T>;
};

/** What a bearer call knows of who asks. */
export type ViewerCall = Call & {
  readonly viewer: Viewer;
  /** The stored session. A read runs beside its fetch, so it is asked for; a change has it already. */
  session(): Promise<Session>;
  /** The caller's organization; already read, beside the session, for every call that changes something. */
  organization(): Promise<Organization>;
  /** Present when the row is idempotent and the caller sent an Idempotency-Key. */
  readonly once?: Once;
  /** What `trying` had counted beside the limits of the row. */
  readonly tries?: Tries;
};

type CallOf<E> = E extends { readonly auth: { readonly kind: 'bearer' } } ? ViewerCall : Call;

/** An endpoint's work: load, ask, act, answer. An expected *no* is thrown as a refusal. */
export type Handler<E> = (request: RequestOf<E> & CallOf<E>, deps: Deps) => Promise<ReplyOf<E>>;

/** All handlers of a feature, complete by type: a row without its handler does not compile. */
export type Handlers<F extends Feature> = {
  readonly [K in keyof Contract[F]]: Contract[F][K] extends Endpoint ? Handler<Contract[F][K]> : never;
};
