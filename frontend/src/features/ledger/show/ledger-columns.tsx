import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { signedDollars } from '../../../../../shared/domain/money';
import { lineName, lineNote, type ShownLine } from '../../../domain-ui/ledger/line-words';
import { amountColumn } from '../../../ui/data/amount-column';
import { Corner } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Amount } from '../../../ui/primitives/text';
import { entryColumns } from '../parts/entry-list';
import { owedText } from '../parts/ledger-words';

function undoneBadge({ type, charge, payment, moved }: ShownLine): ReactNode {
  const undone: Partial<Record<string, string>> = { returned: 'Returned', disputed: 'Disputed' };
  const state = type === 'payment' ? undone[payment?.state ?? ''] : undefined;
  const word = charge?.is_reversed || moved?.is_reversed ? 'Reversed' : state;
  return word && <StatusBadge tone="neutral" icon={Undo2} word={word} />;
}

/** `menu` draws what may be done with a line. */
export const ledgerColumns = <L extends ShownLine>(menu: (line: L) => ReactNode): readonly Column<L>[] => [
  ...entryColumns<L>({ name: lineName, note: lineNote, badge: undoneBadge }),
  {
    key: 'amount',
    header: 'Amount',
    rem: 8,
    end: true,
    cell: ({ amount }) => <Amount>{amount === 0 ? '–' : signedDollars(amount)}</Amount>,
  },
  amountColumn({
    key: 'balance',
    header: 'Balance',
    rem: 9.5,
    isStrong: true,
    text: ({ balance }) => owedText(balance),
  }),
  { key: 'menu', header: '', rem: 4, end: true, cell: (line) => <Corner>{menu(line)}</Corner> },
];
