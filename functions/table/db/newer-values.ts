import type * as z from 'zod';

type Path = readonly PropertyKey[];

const valueAt = (item: unknown, path: Path): unknown => path.reduce((at, key) => Object(at)[key], item);

function withValue(item: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(item))
    return item.map((each, index) => (index === key ? withValue(each, rest, value) : each));
  return { ...Object(item), [key]: withValue(Object(item)[key], rest, value) };
}

/**
 * Parses an item that a newer release may have written: a text that its enumeration does not know stays as it
 * is, so that a release can be put back. Throws for anything else that does not fit.
 */
export function parseNewer<S extends z.ZodType>(schema: S, item: unknown): z.output<S> {
  const result = schema.safeParse(item);
  if (result.success) return result.data;
  const { issues } = result.error;
  const newer = issues.flatMap((issue) =>
    issue.code === 'invalid_value' && typeof valueAt(item, issue.path) === 'string' ? [issue] : [],
  );
  if (newer.length < issues.length) throw result.error;
  const known = newer.reduce((made, { path, values }) => withValue(made, path, values[0]), item);
  const parsed: unknown = schema.parse(known);
  return newer.reduce((made, { path }) => withValue(made, path, valueAt(item, path)), parsed) as z.output<S>;
}
