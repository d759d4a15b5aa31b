import { monthOf } from './record';

/** UTC months from `to` back to `from`, newest first, both included: `2027-01`, `2026-12`. */
export function monthsBack({ from, to }: { from: string; to: string }): string[] {
  const months: string[] = [];
  const [year = 0, month = 1] = monthOf(to).split('-').map(Number);
  for (let back = 0; ; back += 1) {
    const at = monthOf(new Date(Date.UTC(year, month - 1 - back, 1)).toISOString());
    if (at < monthOf(from)) return months;
    months.push(at);
  }
}

/** Months read in parallel at each step; the newest alone is usually enough. */
const steps = [1, 3, 8, 24];

/** Reads back through the months until `wanted` entries are found. */
export async function readMonths<T>(
  months: readonly string[],
  { read, wanted }: { read: (month: string) => Promise<readonly T[]>; wanted: number },
): Promise<T[]> {
  const found: T[] = [];
  let begun = 0;
  for (let step = 0; begun < months.length && found.length < wanted; step += 1) {
    const next = months.slice(begun, begun + (steps[step] ?? steps.at(-1) ?? 1));
    found.push(...(await Promise.all(next.map(read))).flat());
    begun += next.length;
  }
  return found;
}
