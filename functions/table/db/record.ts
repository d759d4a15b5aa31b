import * as z from 'zod';
import type { Key } from './keys';
import { parseNewer } from './newer-values';

/** Read-only arrays and objects: nobody changes a record in place. */
type Fixed<T> = T extends (infer E)[]
  ? readonly Fixed<E>[]
  : T extends ReadonlySet<unknown> | Date
    ? T
    : T extends object
      ? { readonly [K in keyof T]: Fixed<T[K]> }
      : T;

/** Stored with a record and never read back as part of it. */
export type Derived = {
  /** Its place in the local index, which leaves out records without one. */
  readonly order?: string | undefined;
  readonly searchText?: string;
  /** Seconds since the epoch after which the table deletes it. */
  readonly ttl?: number | undefined;
};

/** A kind of record: its name in the table, its only schema and its key. */
export type RecordKind<T extends object = object, K extends object = object, N extends string = string> = {
  readonly name: N;
  /** Whether the table deletes it by itself at some instant. */
  readonly expires: boolean;
  /** Made on first use, so that a cold start pays only for the records its call touches. */
  schema(): z.ZodObject;
  /** What was stored; throws when the item is not of this kind. A newer release's values stay as text. */
  parse(item: unknown): T;
  /** What may be stored; throws for a value that this release does not know. */
  checked(item: unknown): T;
  key(parts: K): Key;
  derive(item: T): Derived;
};

export type RecordOf<R> = R extends RecordKind<infer T, infer _K> ? T : never;
export type KeyOf<R> = R extends RecordKind<infer _T, infer K> ? K : never;

type Definition<N extends string, S extends z.ZodRawShape, K extends object> = {
  readonly name: N;
  readonly fields: () => S;
  readonly key: (parts: K) => Key;
  readonly derived?: (item: Fixed<z.infer<z.ZodObject<S>>>) => Derived;
  /** The UTC instant after which nobody needs it; undefined as long as it stays. */
  readonly expires?: (item: Fixed<z.infer<z.ZodObject<S>>>) => string | undefined;
};

const secondsOf = (instant: string | undefined): number | undefined =>
  instant === undefined ? undefined : Math.ceil(Date.parse(instant) / 1000);

/**
 * Declares a kind of record, whose one schema types it, checks what is written and parses what is read:
 * `const Unit = record({ name, fields, key })` and `type Unit = RecordOf<typeof Unit>`.
 */
export function record<N extends string, S extends z.ZodRawShape, K extends object>({
  name,
  fields,
  key,
  derived,
  expires,
}: Definition<N, S, K>): RecordKind<Fixed<z.infer<z.ZodObject<S>>>, K, N> {
  let made: z.ZodObject<S> | undefined;
  const schema = () => {
    made ??= z.object(fields());
    return made;
  };
  return {
    name,
    expires: expires !== undefined,
    schema,
    parse: (item) => parseNewer(schema(), item) as Fixed<z.infer<z.ZodObject<S>>>,
    checked: (item) => schema().parse(item) as Fixed<z.infer<z.ZodObject<S>>>,
    key,
    derive: (item) => ({ ...derived?.(item), ...(expires && { ttl: secondsOf(expires(item)) }) }),
  };
}

/** The attribute that names an item's kind. */
export const kindAttribute = '_et';

/** The item as stored in the table. */
export const toItem = <T extends object, K extends object>(kind: RecordKind<T, K>, item: T & K) => ({
  ...kind.checked(item),
  ...kind.derive(item),
  ...kind.key(item),
  [kindAttribute]: kind.name,
});
