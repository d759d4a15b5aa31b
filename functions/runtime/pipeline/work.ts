import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Endpoint, RateLimit, RawPart } from '../../../shared/contract/endpoint';
import type { TokenClaims } from '../../gateways/tokens/tokens';
import type { Organization } from '../../table/organizations/record';
import type { Session } from '../../table/sessions/record';
import type { Change } from '../change';
import type { Deps } from '../deps/deps';
import type { Call, Counted } from '../handler';
import type { Answer } from './answer';
import type { Tries } from './tries';

type Handle = (request: never, deps: Deps) => Promise<unknown>;

/** A row with its handler. Types end here, since the row is found by a string. */
export type Entry = {
  readonly feature: string;
  readonly name: string;
  readonly row: Endpoint;
  readonly handle: Handle | Change<Endpoint>;
};

/** What is known of the caller before the handler runs. */
export type Caller = {
  readonly claims: TokenClaims;
  /** A read fetches it on first use, a change has it already. A dead one refuses `not-authenticated`. */
  session(): Promise<Session>;
  /** Read once, together with the session where possible. */
  organization(organizationId: string): Promise<Organization>;
  /** A change's first read, started in parallel and kept only if the session matched the token. */
  readonly begun?: Promise<unknown>;
};

/** A call's path, query and body as its row's schemas parse them. */
export type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** One call on its way through the stack: its input, and what each step found. */
export class Work {
  readonly startedAt = performance.now();
  #known: { deps: Deps; call: Call } | undefined;
  caller: Caller | undefined;
  /** The first read of a call without a session, started while its tries are counted. */
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
  /** The parts, when a change's first read needed them early. */
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
