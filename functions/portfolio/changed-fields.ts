import { isDeepStrictEqual } from 'node:util';

type Facts = Readonly<Record<string, unknown>>;

/** Only what differs, as it was and as it is; undefined when nothing does. */
export function changedFields(before: Facts, after: Facts): { before: Facts; after: Facts } | undefined {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  if (changed.length === 0) return undefined;
  const only = (facts: Facts): Facts =>
    Object.fromEntries(
      changed.flatMap((field) => (facts[field] === undefined ? [] : [[field, facts[field]]])),
    );
  return { before: only(before), after: only(after) };
}
