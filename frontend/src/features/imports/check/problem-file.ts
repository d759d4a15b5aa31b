import { csvOf } from '../../../../../shared/domain/csv';
import {
  type PortfolioColumn,
  portfolioColumns,
} from '../../../../../shared/domain/imports/portfolio-columns';
import type { NumberedRow } from '../../../../../shared/domain/imports/portfolio-parts';
import { headerOf } from '../draft-lines';
import { problemsByRow, type SeenProblem } from './seen-problem';

const usedColumns = (rows: readonly NumberedRow[]): readonly PortfolioColumn[] =>
  portfolioColumns.flatMap(({ key }) => (rows.some(({ cells }) => cells[key]) ? [key] : []));

const sentence = ({ column, message }: SeenProblem): string =>
  column === '' ? message : `${headerOf(column as PortfolioColumn)}: ${message}`;

/** Refused lines with our headers and a reason column. Once fixed, the file can be imported as it is. */
export function problemFile(rows: readonly NumberedRow[], problems: readonly SeenProblem[]): string {
  const byRow = problemsByRow(problems);
  const columns = usedColumns(rows);
  return csvOf([
    [...columns.map(headerOf), 'Line', 'Reason'],
    ...rows.map(({ row, cells }) => [
      ...columns.map((column) => cells[column] ?? ''),
      String(row),
      (byRow.get(row) ?? []).map(sentence).join('; '),
    ]),
  ]);
}
