import type { NumberedRow } from '../../../../../shared/domain/portfolio-parts';
import type { SeenProblem } from './seen-problem';

export type LineFilter = 'problems' | 'all' | 'out';

/** A line as the list shows it. */
export type SeenLine = {
  readonly row: number;
  readonly cells: NumberedRow['cells'];
  readonly problems: readonly SeenProblem[];
  readonly isOut: boolean;
};

export const linesPerPage = 20;

/**
 * The lines a filter lets through, in the file's order. What was a problem and was repaired stays until the person turns the page, so that
 * nothing goes from under the hands: these are `touched`.
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
