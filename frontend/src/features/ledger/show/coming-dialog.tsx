import { useQuery } from '@tanstack/react-query';
import type { ComingLine } from '../../../../../shared/contract/reports';
import { displayDate } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { lineName } from '../../../domain-ui/ledger/line-words';
import { amountColumn } from '../../../ui/data/amount-column';
import { DataTable, InCard } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Modal } from '../../../ui/feedback/modal';
import { ListStates } from '../../../ui/list/list-states';
import { Amount, Strong } from '../../../ui/primitives/text';
import { owedText } from '../parts/ledger-words';
import { comingRentQuery } from '../queries';

const columns: readonly Column<ComingLine>[] = [
  {
    key: 'entry',
    header: 'Entry',
    rem: 9,
    cell: (line) => (
      <Strong>
        <bdi>{lineName(line)}</bdi>
      </Strong>
    ),
  },
  {
    key: 'on',
    header: 'Posted',
    rem: 7.5,
    cell: ({ on }) => (
      <bdi>
        <InCard>Posted </InCard>
        {displayDate(on)}
      </bdi>
    ),
  },
  {
    key: 'due',
    header: 'Due',
    rem: 7.5,
    cell: ({ charge }) => (
      <bdi>
        <InCard>Due </InCard>
        {charge ? displayDate(charge.due) : '–'}
      </bdi>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    rem: 6.5,
    end: true,
    cell: ({ amount }) => <Amount>{amount === 0 ? '–' : signedDollars(amount)}</Amount>,
  },
  amountColumn({ key: 'balance', header: 'Balance', rem: 8, text: ({ balance }) => owedText(balance) }),
];

/** The rent of the coming year as the rent job will post it. */
export default function ComingDialog({ leaseId, onClose }: { leaseId: string; onClose: () => void }) {
  const read = useQuery(comingRentQuery(leaseId));
  return (
    <Modal
      open
      onClose={onClose}
      title="The coming 12 months"
      lead="Rent as it will be charged if nothing changes. None of this is in the ledger yet."
      width="2xl"
    >
      <ListStates
        read={read}
        rows={read.data}
        skeleton={{ picture: false }}
        none={{ title: 'No rent to come', text: 'The lease ends, and all its rent has been charged.' }}
      >
        {(rows) => (
          <DataTable
            caption="Rent to come"
            columns={columns}
            rows={rows}
            rowKey={({ entry_id }) => entry_id}
            picture={false}
          />
        )}
      </ListStates>
    </Modal>
  );
}
