import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import type { Viewer } from '../../shared/domain/people/roles';
import type { Device } from '../table/accounts/record';
import type { Once } from '../table/db/once';
import type { Organization } from '../table/organizations/record';
import type { Session } from '../table/sessions/record';
import type { Deps } from './deps/deps';
import type { Tries } from './pipeline/tries';

export type Counted = {
  /** This try's number in its window. */
  readonly tries: number;
  /** The browser, if the account knows it; its tries are counted separately. */
  readonly device: Device | undefined;
};

/** What every handler knows of the call besides its parsed parts. `now` is the product's clock, read once. */
export type Call = {
  readonly now: Date;
  readonly requestId: string;
  readonly address: string;
  readonly agent: string;
  /** The SHA-256 of the device cookie (`pipeline/device`): as sent, or as this row sets it. */
  readonly deviceHash?: string | undefined;
  /** What was counted for the account that the call names, if its row limits that. */
  readonly counted?: Counted;
  /** The Idempotency-Key of an idempotent call without a login, once it is known for which organization. */
  readonly onceIn?: (organizationId: string) => Once | undefined;
  /** A read started in parallel with the session or the counting of tries. */
  readonly begun?: Promise<unknown>;
};

/** What a bearer call knows of its caller. */
export type ViewerCall = Call & {
  readonly viewer: Viewer;
  /** The stored session. A read may still wait for it here; a change has it already. */
  session(): Promise<Session>;
  /** The caller's organization; a change has it already, read with the session. */
  organization(): Promise<Organization>;
  /** Present when the row is idempotent and the caller sent an Idempotency-Key. */
  readonly once?: Once;
  /** The tries the change named, counted in parallel with its row's limits. */
  readonly tries?: Tries;
};

/** A relayed call has its event, to pass the bearer on. */
export type RelayedCall = Call & { readonly event: APIGatewayProxyEventV2 };

export type CallOf<E> = E extends { readonly relayed: true }
  ? RelayedCall
  : E extends { readonly auth: { readonly kind: 'bearer' } }
    ? ViewerCall
    : Call;

/** A read's answer with these data. */
export const answer = <T>(data: T) => ({ success: 1 as const, data });

/** A read: load and answer. An expected *no* is thrown as a refusal. */
export type Handler<E> = (request: RequestOf<E> & CallOf<E>, deps: Deps) => Promise<ReplyOf<E>>;
