import { isMonth, totalColumn } from '../../../../../shared/domain/ledger/reports/statement-columns';
import type { StatementLine } from '../../../../../shared/domain/ledger/reports/statement-layout';
import type { FigureAsked } from './report-queries';
import type { StatementAsked } from './statement-asked';

/** What opens a figure of a statement; undefined for one that adds up sections. */
export function statementFigure(
  { report, from, to, property_id, basis, whose }: StatementAsked,
  line: StatementLine,
  column: string,
): FigureAsked | undefined {
  if (line.kind === 'heading' || !line.isOpened) return undefined;
  const isProperty = column !== totalColumn && !isMonth(column);
  return {
    report,
    from,
    to,
    basis,
    whose,
    column: isProperty ? totalColumn : column,
    property_id: isProperty ? column : property_id,
    account: line.account,
  };
}
