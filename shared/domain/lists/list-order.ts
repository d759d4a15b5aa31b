/** By which column a list is sorted. In an address: `balance.desc`. */
export type ListOrder = { readonly key: string; readonly isDescending: boolean };

const written = /^([a-z][a-z0-9-]*)\.(asc|desc)$/i;

/** Undefined for anything but a known column with a direction. */
export function readOrder(text: unknown, keys: readonly string[]): ListOrder | undefined {
  const [, key = '', direction] = written.exec(typeof text === 'string' ? text : '') ?? [];
  return keys.includes(key) ? { key, isDescending: direction === 'desc' } : undefined;
}

export const orderText = ({ key, isDescending }: ListOrder): string =>
  `${key}.${isDescending ? 'desc' : 'asc'}`;

/** The order after a press on a header: its own first, then the other way, then the list's default. */
export function nextOrder(
  now: ListOrder | undefined,
  {
    key,
    startsDescending = false,
  }: { readonly key: string; readonly startsDescending?: boolean | undefined },
): ListOrder | undefined {
  if (now?.key !== key) return { key, isDescending: startsDescending };
  return now.isDescending === startsDescending ? { key, isDescending: !startsDescending } : undefined;
}

/** What a line has in a column; undefined for nothing, which is last in either direction. */
export type SortValue = string | number | undefined;

const words = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** `2` before `10`, `A2` before `A10`, whatever the case. */
export const compareWords = words.compare;

function compare(one: SortValue, other: SortValue, isDescending: boolean): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  const way = isDescending ? -1 : 1;
  if (typeof one === 'number' && typeof other === 'number') return way * (one - other);
  return way * compareWords(String(one), String(other));
}

type Sorting<Line> = {
  readonly sortValue: (line: Line) => SortValue;
  readonly isDescending: boolean;
  /** What tells equal lines apart, always upward: property, then unit. */
  readonly ties: readonly ((line: Line) => SortValue)[];
};

/** Sorted without changing the input. Each value is asked for once. */
export function sortLines<Line>(
  lines: readonly Line[],
  { sortValue, isDescending, ties }: Sorting<Line>,
): Line[] {
  const keyed = lines.map((line) => ({ line, value: sortValue(line) }));
  keyed.sort((one, other) => {
    const first = compare(one.value, other.value, isDescending);
    if (first !== 0) return first;
    for (const tie of ties) {
      const next = compare(tie(one.line), tie(other.line), false);
      if (next !== 0) return next;
    }
    return 0;
  });
  return keyed.map(({ line }) => line);
}
