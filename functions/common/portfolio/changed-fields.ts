import { isDeepStrictEqual } from 'node:util';

type Facts = Readonly<Record<string, unknown>>;

/** Only what differs of `after`, as it was and as it is; undefined when nothing does. */
export function changedFields(before: Facts, after: Facts): { before: Facts; after: Facts } | undefined {
  const changed = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(before[field], value));
  if (changed.length === 0) return undefined;
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, before[field]])),
    after: Object.fromEntries(changed),
  };
}
