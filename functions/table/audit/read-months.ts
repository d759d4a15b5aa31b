import { monthOf } from './record';

/** UTC months from one back to another, newest first, both included: `2027-01`, `2026-12`. */
export function monthsBack({ from, to }: { from: string; to: string }): string[] {
  const months: string[] = [];
  const [year = 0, month = 1] = monthOf(to).split('-').map(Number);
  for (let back = 0; ; back += 1) {
    const at = monthOf(new Date(Date.UTC(year, month - 1 - back, 1)).toISOString());
    if (at < monthOf(from)) return months;
    months.push(at);
  }
}

/** How many months are read at once: the newest alone, which mostly is enough, then more and more beside each other. */
const steps = [1, 3, 8, 24];

/** Reads back through the months until there are as many entries as wanted. */
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
