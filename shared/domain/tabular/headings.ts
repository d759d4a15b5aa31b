/** Reports print titles, filters and days above their headings. */
export const headingRows = 30;

export type FoundHeadings = {
  /** Index of the row, or of the first of two. */
  readonly at: number;
  readonly rows: 1 | 2;
  readonly cells: readonly string[];
  /** How many cells have a meaning. */
  readonly score: number;
};

const joined = (upper: readonly string[], lower: readonly string[]): string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) =>
    [upper[at], lower[at]]
      .map((cell) => cell?.trim() ?? '')
      .filter((cell) => cell !== '')
      .join(' '),
  );

type Options = {
  /** How many cells of a row have a meaning. */
  readonly score: (cells: readonly string[]) => number;
  /** Fewer than these are no headings. */
  readonly least: number;
  /** Whether two rows may be one heading, read downward: `Lease` above `Expiration`. */
  readonly pairs?: boolean;
};

/** Of the first 30 rows, and of each two of them, the one in which most cells have a meaning. */
export function findHeadings(
  rows: readonly (readonly string[])[],
  { score, least, pairs = false }: Options,
): FoundHeadings | undefined {
  let best: FoundHeadings | undefined;
  const take = (found: FoundHeadings) => {
    if (found.score >= least && found.score > (best?.score ?? 0)) best = found;
  };
  for (const [at, cells] of rows.slice(0, headingRows).entries()) {
    take({ at, rows: 1, cells, score: score(cells) });
    const below = rows[at + 1];
    if (!pairs || !below) continue;
    const both = joined(cells, below);
    const isMore = score(both) > Math.max(score(cells), score(below));
    if (isMore) take({ at, rows: 2, cells: both, score: score(both) });
  }
  return best;
}
