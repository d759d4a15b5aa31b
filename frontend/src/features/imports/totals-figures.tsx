import type { ImportTotals } from '../../../../shared/contract/imports';
import { Figure, FigureRow } from '../../ui/figure';
import { totalsLines } from './run/totals';

/** Totals to compare with one's own books. */
export const TotalsFigures = ({ totals }: { totals: ImportTotals }) => (
  <FigureRow>
    {totalsLines(totals).map(({ label, value }) => (
      <Figure key={label} label={label} value={<bdi>{value}</bdi>} />
    ))}
  </FigureRow>
);
