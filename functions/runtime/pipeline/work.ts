import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Endpoint, RateLimit, RawPart } from '../../../shared/contract/endpoint';
import type { TokenClaims } from '../../gateways/tokens';
import type { Organization } from '../../table/organizations/record';
import type { Session } from '../../table/sessions/record';
import type { Change } from '../change';
import type { Deps } from '../deps/deps';
import type { Call, Counted } from '../handler';
import type { Answer } from './answer';
import type { Tries } from './tries';

type Handle = (request: never, deps: Deps) => Promise<unknown>;

/** A row with its handler; types are kept where handlers are written, and end where the row is found by a string. */
export type Entry = {
  readonly feature: string;
  readonly name: string;
  readonly row: Endpoint;
  readonly handle: Handle | Change<Endpoint>;
};

/** Who asks, as far as it is known before the handler runs. */
export type Caller = {
  readonly claims: TokenClaims;
  /** Fetched by a read when first asked, known already for a change; refuses `not-authenticated` for a dead session. */
  session(): Promise<Session>;
  /** Read once, and with the session where that is possible. */
  organization(organizationId: string): Promise<Organization>;
  /** What a change reads first, when it was begun beside the session as whom the session turned out to be. */
  readonly begun?: Promise<unknown>;
};

/** A call's path, query and body as its row's schemas read them. */
export type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** One call on its way through the stack: what came in, and what each step found out. */
export class Work {
  readonly startedAt = performance.now();
  #known: { deps: Deps; call: Call } | undefined;
  caller: Caller | undefined;
  /** What a call that needs no session reads first, begun beside the counting of its tries. */
  begun: Promise<unknown> | undefined;
  /** The browser's own value: its cookie's, or a new one, which a row gives it. */
  device: { readonly value: string; readonly isNew: boolean } | undefined;
  /** The limits of its row that this call is counted under. */
  limits: readonly RateLimit[] = [];
  counted: Counted | undefined;
  /** What its handler tries, counted beside the limits of its row. */
  tries: Tries | undefined;
  body: unknown;
  parts: Parts & Partial<RawPart> = {};
  /** The same, where a change's first read needed them before their turn. */
  partsAhead: Parts | undefined;

  constructor(
    readonly event: APIGatewayProxyEventV2,
    readonly entry: Entry,
  ) {}

  get requestId(): string {
    return this.event.requestContext.requestId;
  }

  know(known: { deps: Deps; call: Call }): void {
    this.#known = known;
  }

  get deps(): Deps {
    return this.#all.deps;
  }

  get call(): Call {
    return this.#all.call;
  }

  get #all() {
    if (!this.#known) throw new Error('A step ran before the call was opened');
    return this.#known;
  }
}

/** A step of the stack. It throws a refusal to end the call, and returns nothing. */
export type Step = MiddlewareObj<Work, Answer>;
