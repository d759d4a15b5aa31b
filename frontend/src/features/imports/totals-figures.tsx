import type { ImportTotals } from '../../../../shared/contract/imports';
import { Stat, StatRow } from '../../ui/data/stat';
import { totalsLines } from './run/totals';

/** Totals to compare with one's own books. */
export const TotalsFigures = ({ totals }: { totals: ImportTotals }) => (
  <StatRow>
    {totalsLines(totals).map(({ label, value }) => (
      <Stat key={label} label={label} value={<bdi>{value}</bdi>} />
    ))}
  </StatRow>
);
