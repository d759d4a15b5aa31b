const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Path = readonly (string | number)[];

/** Every path to a text in a value, at any depth. */
export function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => textPaths(item, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => textPaths(part, [...path, name]));
}

/** A copy with another value at this path; creates missing lists and records on the way. */
export function withAt(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...value] : [];
    list[step] = withAt(list[step], rest, to);
    return list;
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [step]: withAt(record[step], rest, to) };
}
