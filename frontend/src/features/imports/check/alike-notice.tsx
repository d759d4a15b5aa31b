import type { PortfolioColumn } from '../../../../../shared/domain/imports/portfolio-columns';
import type { NumberedRow } from '../../../../../shared/domain/imports/portfolio-parts';
import { Notice } from '../../../ui/feedback/notice';
import { Bar } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { headerOf } from '../draft-lines';
import { linesText } from '../run/totals';

/** The last cell that was edited, and what it held before. */
export type Written = { readonly column: PortfolioColumn; readonly before: string; readonly value: string };

/** The lines that still hold the old value. */
export const linesAlike = (lines: readonly NumberedRow[], { column, before, value }: Written): number[] =>
  before.trim() === value.trim()
    ? []
    : lines.flatMap(({ row, cells }) => ((cells[column] ?? '').trim() === before.trim() ? [row] : []));

type Props = { written: Written; lines: number; onAll: () => void };

/** Offers to make the same edit in all lines with the old value. */
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
