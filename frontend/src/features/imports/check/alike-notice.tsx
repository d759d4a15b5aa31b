import type { PortfolioColumn } from '../../../../../shared/domain/portfolio-columns';
import type { NumberedRow } from '../../../../../shared/domain/portfolio-parts';
import { Button } from '../../../ui/button';
import { Bar } from '../../../ui/layout';
import { Notice } from '../../../ui/notice';
import { headerOf } from '../draft-lines';
import { linesText } from '../run/totals';

/** The last cell that was edited, and what it held before. */
export type Written = { readonly column: PortfolioColumn; readonly before: string; readonly value: string };

/** The lines that still hold what the edited cell held. */
export const linesAlike = (lines: readonly NumberedRow[], { column, before, value }: Written): number[] =>
  before.trim() === value.trim()
    ? []
    : lines.flatMap(({ row, cells }) => ((cells[column] ?? '').trim() === before.trim() ? [row] : []));

type Props = { written: Written; lines: number; onAll: () => void };

/** Offers an edit for all lines that hold the same. */
export const AlikeNotice = ({ written: { column, before, value }, lines, onAll }: Props) => (
  <Bar rule="below">
    <Notice
      action={
        <Button size="sm" variant="outline" onClick={onAll}>
          {`Set “${value}” there too`}
        </Button>
      }
    >
      {before.trim() === ''
        ? `${headerOf(column)} is still empty in ${linesText(lines)}.`
        : `${headerOf(column)} is still “${before}” in ${linesText(lines)}.`}
    </Notice>
  </Bar>
);
