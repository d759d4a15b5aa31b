import type { Book, Entry } from './entry';

/** A month of a lease, `2026-05`. */
type Month = { readonly lease: string; readonly period: string };

/** One initial fee a lease and month (D16, D62). */
export const feeKey = ({ lease, period }: Month): string => `latefee:${lease}:${period}`;

/** Charged anew by a person, after all fees of the month were reversed (D62). */
const againKey = (month: Month, count: number): string => `${feeKey(month)}:again:${count}`;

/** Of a month's fees, those from the last one on that a person charged anew. */
export const feesSinceAgain = (charged: readonly Entry[]): Entry[] =>
  charged.slice(
    Math.max(
      0,
      charged.findLastIndex(({ source }) => source.includes(':again:')),
    ),
  );

/** The key of a month's next fee: the first one, a repeat, or one that a person charges anew. */
export function nextFeeKey(book: Book, month: Month): string {
  const charged = chargedFor(book, month);
  const standing = charged.filter((fee) => standingFee(book, fee) !== undefined);
  if (charged.length === 0) return feeKey(month);
  if (standing.length === 0) return againKey(month, charged.length);
  return `${feeKey(month)}:${charged.length + 1}`;
}

/** Until Nov 2026 each rent of a month had a key of its own: `latefee:rent:2026-05:lse:line:first day`. */
const isFeeOf = ({ lease, period }: Month, source: string): boolean =>
  [`latefee:${lease}:${period}`, `latefee:rent:${period}:${lease}:`].some((begin) => {
    const rest = source.startsWith(begin) ? source.slice(begin.length) : undefined;
    return rest !== undefined && /^([^:]*:\d{4}-\d{2}-\d{2})?(:again)?(:\d+)?$/.test(rest);
  });

/** What was charged for being late with a month; waived, reversed or edited fees stay counted (D18). */
export const chargedFor = ({ entries }: Book, month: Month): Entry[] =>
  Object.values(entries)
    .filter(({ source }) => isFeeOf(month, source))
    .toSorted((one, other) => one.seq - other.seq);

/** The entry of the last fee of a rent's month; of its first one before it is charged. */
export function lastFeeOf(book: Book, source: string): string {
  const [, period = '', lease = ''] = source.split(':');
  const month = { lease, period };
  return chargedFor(book, month).at(-1)?.source ?? feeKey(month);
}

/** What a fee asks for now: itself, or its last edit; undefined once that was reversed. */
export const standingFee = ({ entries }: Book, { source }: Pick<Entry, 'source'>): Entry | undefined =>
  Object.values(entries).find(
    (entry) =>
      entry.source.replace(/:edit:\d+$/, '') === source &&
      entry.charge &&
      !entries[`${entry.source}:reversal`],
  );
