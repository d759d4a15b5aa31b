import type { NumberedRow } from '../../../../../shared/domain/imports/portfolio-parts';
import type { SeenProblem } from './seen-problem';

export type LineFilter = 'problems' | 'all' | 'out';

export type SeenLine = {
  readonly row: number;
  readonly cells: NumberedRow['cells'];
  readonly problems: readonly SeenProblem[];
  readonly isOut: boolean;
};

export const linesPerPage = 20;

/**
 * The lines that match a filter, in file order. `touched` lines, fixed since the page was opened,
 * stay until the person turns the page, so that nothing moves while they work.
 */
export function seenLines({
  lines,
  out,
  problems,
  touched,
  filter,
}: {
  lines: readonly NumberedRow[];
  out: readonly NumberedRow[];
  problems: ReadonlyMap<number, readonly SeenProblem[]>;
  touched: ReadonlySet<number>;
  filter: LineFilter;
}): SeenLine[] {
  const seen = (line: NumberedRow, isOut: boolean): SeenLine => ({
    ...line,
    isOut,
    problems: isOut ? [] : (problems.get(line.row) ?? []),
  });
  const shown = [
    ...(filter === 'out' ? [] : lines.map((line) => seen(line, false))),
    ...out.map((line) => seen(line, true)),
  ].filter(({ row, isOut }) => filter === 'all' || isOut || problems.has(row) || touched.has(row));
  const kept = filter === 'problems' ? shown.filter(({ row, isOut }) => !isOut || touched.has(row)) : shown;
  return kept.sort((a, b) => a.row - b.row);
}
