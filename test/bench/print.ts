import type { Figure } from './figure';

type Row = readonly string[];

/** Columns as wide as their widest cell; those in `right` are right-aligned. */
export function columns(rows: readonly Row[], right: readonly number[] = []): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => {
          const width = widths[at] ?? 0;
          return right.includes(at) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const head: Row = ['figure', 'what', 'value', 'unit', 'bar', ''];

/** Every figure next to its bar; marks a miss. */
export const figureTable = (figures: readonly Figure[]): string =>
  columns(
    [
      head,
      ...figures.map(({ id, what, value, unit, bar, held }) => [
        id,
        what,
        String(value),
        unit,
        bar,
        held ? 'held' : 'MISS',
      ]),
    ],
    [2],
  );
