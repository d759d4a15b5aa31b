type Value = string | number | boolean;

/** A condition of a write or a filter of a query, on attributes of one record. `attr` may lead into a list or a map: `images[0]`. */
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

/** The record is not there. */
export const absent = { attr: 'pk', exists: false } as const satisfies Condition;
/** The record is there. */
export const present = { attr: 'pk', exists: true } as const satisfies Condition;

/** The attribute is missing, or the condition holds. */
export const missingOr = <A extends string>(attr: A, condition: Condition<A>): Condition<A> => ({
  or: [{ attr, exists: false }, condition],
});

/** The record still has this version; one without a version is at 1. */
export const isVersion = (version: number): Condition<'version'> =>
  version === 1 ? missingOr('version', { attr: 'version', eq: version }) : { attr: 'version', eq: version };

/** The version of a record that has none yet is 1. */
export const versionOf = ({ version = 1 }: { readonly version?: number | undefined }): number => version;
