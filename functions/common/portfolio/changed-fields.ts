import { isDeepStrictEqual } from 'node:util';

type Facts = Readonly<Record<string, unknown>>;

/** The fields of `after` that differ, with old and new values; undefined when none does. */
export function changedFields(before: Facts, after: Facts): { before: Facts; after: Facts } | undefined {
  const changed = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(before[field], value));
  if (changed.length === 0) return undefined;
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, before[field]])),
    after: Object.fromEntries(changed),
  };
}
