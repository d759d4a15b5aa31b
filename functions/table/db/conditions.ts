type Value = string | number | boolean;

/** For a write or as a filter of a query. `attr` may be a path into a list or a map: `images[0]`. */
export type Condition<A extends string = string> =
  | { readonly attr: A; readonly exists: boolean }
  | { readonly attr: A; readonly eq: Value }
  | { readonly attr: A; readonly ne: Value }
  | { readonly attr: A; readonly lt: Value }
  | { readonly attr: A; readonly lte: Value }
  | { readonly attr: A; readonly gt: Value }
  | { readonly attr: A; readonly gte: Value }
  | { readonly attr: A; readonly contains: Value }
  | { readonly and: readonly Condition<A>[] }
  | { readonly or: readonly Condition<A>[] };

export const absent = { attr: 'pk', exists: false } as const satisfies Condition;
export const present = { attr: 'pk', exists: true } as const satisfies Condition;

export const missingOr = <A extends string>(attr: A, condition: Condition<A>): Condition<A> => ({
  or: [{ attr, exists: false }, condition],
});

/** A record without a version is at 1. */
export const isVersion = (version: number): Condition<'version'> =>
  version === 1 ? missingOr('version', { attr: 'version', eq: version }) : { attr: 'version', eq: version };

export const versionOf = ({ version = 1 }: { readonly version?: number | undefined }): number => version;
