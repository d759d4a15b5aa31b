type Before = { readonly queryKey: readonly unknown[] } | undefined;

/**
 * The last page of a thing stays while its next one comes, and never under another thing's name. `key` is the
 * part of the query's key that names it.
 */
export const keepOfSame =
  (key: readonly unknown[]) =>
  <T>(data: T | undefined, before: Before): T | undefined =>
    before && key.every((part, at) => before.queryKey[at] === part) ? data : undefined;
