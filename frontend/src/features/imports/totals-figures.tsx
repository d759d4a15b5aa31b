import { chakra } from '@chakra-ui/react';
import type { ImportTotals } from '../../../../shared/contract/imports';
import { Figure, FigureRow } from '../../ui/figure';
import { totalsLines } from './run/totals';

// Keeps a large sum on one line, even on a phone.
const Sum = chakra('bdi', { base: { fontSize: { base: 'lg', md: 'xl', xl: '2xl' }, whiteSpace: 'nowrap' } });

/** Totals to compare with one's own books. */
export const TotalsFigures = ({ totals }: { totals: ImportTotals }) => (
  <FigureRow>
    {totalsLines(totals).map(({ label, value }) => (
      <Figure key={label} label={label} value={<Sum>{value}</Sum>} />
    ))}
  </FigureRow>
);
