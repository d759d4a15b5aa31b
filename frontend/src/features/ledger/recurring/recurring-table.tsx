import { CalendarX, Pencil } from 'lucide-react';
import type { Repeats } from '../../../../../shared/contract/recurring';
import { displayDollars } from '../../../../../shared/domain/money';
import { nextCents, repeatNote } from '../../../domain-ui/ledger/recurring-words';
import { amountColumn } from '../../../ui/data/amount-column';
import { Corner, DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { ListLabel } from '../../../ui/layout/list-label';
import { ActionMenu } from '../../../ui/primitives/action-menu';

export type RecurringAction = 'amount' | 'end';

type Props<R extends Repeats> = {
  caption: string;
  rows: readonly R[];
  nameOf: (row: R) => string;
  /** Absent for who changes nothing. */
  act?: ((what: RecurringAction, row: R) => void) | undefined;
};

/** What comes again: name, rhythm, amount, and what can be changed of it. */
export function RecurringTable<R extends Repeats>({ caption, rows, nameOf, act }: Props<R>) {
  const columns: readonly Column<R>[] = [
    {
      key: 'name',
      header: 'What',
      rem: 16,
      cell: (row) => <ListLabel name={nameOf(row)} note={repeatNote(row)} />,
    },
    amountColumn({
      key: 'cents',
      header: 'Amount',
      rem: 7,
      isStrong: true,
      text: (row) => displayDollars(nextCents(row)),
    }),
    {
      key: 'menu',
      header: '',
      rem: 4,
      end: true,
      cell: (row) =>
        act &&
        row.next_month !== undefined && (
          <Corner>
            <ActionMenu
              quiet
              label={`Actions for ${nameOf(row)}`}
              actions={[
                {
                  key: 'amount',
                  label: 'Change the amount',
                  icon: <Pencil size={16} aria-hidden="true" />,
                  onSelect: () => act('amount', row),
                },
                {
                  key: 'end',
                  label: row.to_month === undefined ? 'End it' : 'Change the end',
                  icon: <CalendarX size={16} aria-hidden="true" />,
                  onSelect: () => act('end', row),
                },
              ]}
            />
          </Corner>
        ),
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ recurring_id }) => recurring_id}
      picture={false}
    />
  );
}
