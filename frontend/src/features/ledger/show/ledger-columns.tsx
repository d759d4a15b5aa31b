import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayDate } from '../../../../../shared/domain/dates';
import { Corner, InCard } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { Row, Stack } from '../../../ui/layout';
import { StatusBadge } from '../../../ui/status-badge';
import { Amount, Muted, Strong } from '../../../ui/text';
import { changeText, lineName, lineNote, owedText, type ShownLine } from '../parts/ledger-words';

const isUndone = ({ type, charge, payment, moved }: ShownLine): string | undefined => {
  if (charge?.is_reversed || moved?.is_reversed) return 'Reversed';
  if (type !== 'payment') return undefined;
  return payment?.state === 'returned' ? 'Returned' : payment?.state === 'disputed' ? 'Disputed' : undefined;
};

/** `menu` draws what may be done with a line. */
export const ledgerColumns = <L extends ShownLine>(menu: (line: L) => ReactNode): readonly Column<L>[] => [
  {
    key: 'entry',
    header: 'Entry',
    rem: 24,
    cell: (line) => (
      <Stack gap="0.5">
        <Row gap="2">
          <Strong>
            <bdi>{lineName(line)}</bdi>
          </Strong>
          {isUndone(line) && <StatusBadge tone="neutral" icon={Undo2} word={isUndone(line) ?? ''} />}
        </Row>
        <Muted small>
          <bdi>{lineNote(line)}</bdi>
        </Muted>
      </Stack>
    ),
  },
  { key: 'on', header: 'Date', rem: 8, cell: ({ on }) => <bdi>{displayDate(on)}</bdi> },
  {
    key: 'amount',
    header: 'Amount',
    rem: 8,
    end: true,
    cell: ({ amount }) => <Amount>{changeText(amount)}</Amount>,
  },
  {
    key: 'balance',
    header: 'Balance',
    rem: 9.5,
    end: true,
    cell: ({ balance }) => (
      <bdi>
        <InCard>Balance </InCard>
        <Amount fontWeight="semibold">{owedText(balance)}</Amount>
      </bdi>
    ),
  },
  { key: 'menu', header: '', rem: 4, end: true, cell: (line) => <Corner>{menu(line)}</Corner> },
];
