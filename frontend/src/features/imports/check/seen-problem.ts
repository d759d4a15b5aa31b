import type { PortfolioColumn } from '../../../../../shared/domain/portfolio-columns';
import { portfolioColumns } from '../../../../../shared/domain/portfolio-columns';

/** A problem as the screen shows it, whether this browser found it or the server. */
export type SeenProblem = { readonly row: number; readonly column: string; readonly message: string };

const keys: ReadonlySet<string> = new Set(portfolioColumns.map(({ key }) => key));

/** The column a problem can be repaired in; a line as a whole has none. */
export const isColumn = (column: string): column is PortfolioColumn => keys.has(column);

/** By line, and of each cell the first: what could not be read is not also missing. */
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
