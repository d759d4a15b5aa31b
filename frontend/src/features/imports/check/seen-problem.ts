import type { PortfolioColumn } from '../../../../../shared/domain/imports/portfolio-columns';
import { portfolioColumns } from '../../../../../shared/domain/imports/portfolio-columns';

/** A problem found by the browser or the server, in the form the screen shows. */
export type SeenProblem = { readonly row: number; readonly column: string; readonly message: string };

const keys: ReadonlySet<string> = new Set(portfolioColumns.map(({ key }) => key));

/** Whether the problem is in a column that can be fixed; a problem of the whole line has none. */
export const isColumn = (column: string): column is PortfolioColumn => keys.has(column);

/** Groups by line and keeps the first problem per cell: an unreadable value is not also missing. */
export function problemsByRow(problems: readonly SeenProblem[]): ReadonlyMap<number, readonly SeenProblem[]> {
  const byRow = new Map<number, SeenProblem[]>();
  for (const problem of problems) {
    const others = byRow.get(problem.row);
    if (!others) byRow.set(problem.row, [problem]);
    else if (problem.column === '' || !others.some(({ column }) => column === problem.column))
      others.push(problem);
  }
  return byRow;
}
