import type * as z from 'zod';
import type { Area, Level } from '../domain/people/roles';
import type { RefusalCode } from '../wire/refusals';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `link`: the handler checks an unguessable value. `bearer`: a live session; without `need`, any role. */
export type Auth =
  | { readonly kind: 'public' }
  | { readonly kind: 'link' }
  | { readonly kind: 'bearer'; readonly need?: { readonly area: Area; readonly level: Level } };

/** Limits calls by address, person or account (a body field; mail addresses are normalized and hashed).
 * `failuresOnly` gives a call back when it succeeds, `underWay` when it ends: `limit` calls run at once, a
 * dead one counts for `windowSeconds`. Bearer rows without a person limit get the usual one. */
export type RateLimit = {
  readonly by: 'address' | 'person' | { readonly accountField: string; readonly andAddress?: true };
  readonly limit: number;
  readonly windowSeconds: number;
  readonly failuresOnly?: boolean;
  /** Skips browsers that the account knows; `andAddress` counts those separately, not by address. */
  readonly strangersOnly?: true;
  readonly underWay?: boolean;
};

/** Limits how many of a person's calls run at once. API Gateway gives up on a Lambda after 30 seconds. */
export const atOnce = (limit: number) =>
  ({ by: 'person', limit, windowSeconds: 30, underWay: true }) as const satisfies RateLimit;

/** Limits a person's calls in five minutes, counted over all processes. */
export const inFiveMinutes = (limit: number) =>
  ({ by: 'person', limit, windowSeconds: 300 }) as const satisfies RateLimit;

/** One row of the table behind routes, dispatch, validation, client, docs and tests. */
export type Endpoint = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly auth: Auth;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodObject;
  /** Whether the answer's `data` is sealed: true for every bearer call that has `data` (decisions, Calls). */
  readonly sealed: boolean;
  /** Besides what follows from the other fields, which `infra/local/docs/openapi` names. */
  readonly refusals: readonly RefusalCode[];
  /** Bytes of the raw request body; Lambda's own limit is 6 MB. */
  readonly bodyLimit: number;
  readonly rate: readonly RateLimit[];
  /** A repeat with the same `Idempotency-Key` header gets the first call's answer. */
  readonly idempotent?: true;
  /** The handler gets the body as text, outside any envelope: the payment provider signs its bytes. */
  readonly raw?: true;
  /** The reply's `text` is the answer, as a page or a calendar: other programs than ours read it. */
  readonly plain?: 'html' | 'calendar';
  /** 'View as' allows reads only. `allowed` lets a change through; `refused` blocks a private read. */
  readonly viewAs?: 'allowed' | 'refused';
  /** Sets the device cookie if the browser has none, so the handler can let the account know the browser. */
  readonly givesDevice?: true;
  /** A change that an account whose trial or plan has ended may still make (decisions, Plans). */
  readonly whenReadOnly?: true;
  /** Its function reads no session: the rows that it calls with the caller's bearer check who asks. */
  readonly relayed?: true;
};

export const bodyLimits = { none: 0, small: 16 * 1024, form: 256 * 1024, files: 5_900_000 } as const;

type Usual = 'sealed' | 'bodyLimit' | 'rate';
type Said = Omit<Endpoint, Usual> & Partial<Pick<Endpoint, Usual>>;
type Filled<T> = { readonly [N in keyof T]: T[N] & Pick<Endpoint, Usual> };

const usual = ({ auth, body, reply }: Said): Pick<Endpoint, Usual> => ({
  sealed: auth.kind === 'bearer' && 'data' in reply.shape,
  bodyLimit: body ? bodyLimits.small : bodyLimits.none,
  rate: [],
});

/** A row states only exceptions: by default bearer data is sealed, a body is small and no rate is limited. */
export const endpoints = <const T extends Record<string, Said>>(rows: T) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, { ...usual(row), ...row }]),
  ) as Filled<T>;

export const anyone = { kind: 'public' } as const satisfies Auth;
export const linkHolder = { kind: 'link' } as const satisfies Auth;
type Bearer = Extract<Auth, { kind: 'bearer' }>;
export const bearer = (area?: Area, level: Level = 'view'): Bearer =>
  area ? { kind: 'bearer', need: { area, level } } : { kind: 'bearer' };

type Part<E, K extends string> =
  E extends Record<K, infer S extends z.ZodType> ? { readonly [P in K]: z.output<S> } : unknown;
type PartIn<E, K extends string> =
  E extends Record<K, infer S extends z.ZodType> ? { readonly [P in K]: z.input<S> } : unknown;

/** A raw row's input: the body as sent, and the headers with lower-case names. */
export type RawPart = {
  readonly raw: { readonly text: string; readonly headers: Readonly<Record<string, string | undefined>> };
};
type Raw<E> = E extends { readonly raw: true } ? RawPart : unknown;

/** A handler's parsed input. */
export type RequestOf<E> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> & Raw<E>;
/** A caller's input, before parsing. */
export type InputOf<E> = PartIn<E, 'params'> & PartIn<E, 'query'> & PartIn<E, 'body'>;
export type ReplyOf<E> = E extends { readonly reply: infer S extends z.ZodType } ? z.input<S> : never;
export type AnswerOf<E> = E extends { readonly reply: infer S extends z.ZodType } ? z.output<S> : never;

/** API Gateway's name for a row: `DELETE /api/properties/DeleteUnit/{unitId}`. */
export const routeKeyOf = (row: Pick<Endpoint, 'method' | 'path'>): string => `${row.method} ${row.path}`;
