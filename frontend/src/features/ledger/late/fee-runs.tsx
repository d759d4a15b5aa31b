import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { FeeRun } from '../../../../../shared/contract/fee-runs';
import { counted } from '../../../../../shared/domain/counted';
import { displayDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { displayInstant } from '../../../ui/data/instant';
import { ListLabel } from '../../../ui/layout/list-label';
import { Section } from '../../../ui/layout/section';
import { IconTile } from '../../../ui/primitives/icon-tile';
import { Amount, Muted } from '../../../ui/primitives/text';
import { feeRunsQuery } from '../queries';

export const runKinds = { late: 'Late fees', returned: 'Returned payment fee' } as const;

/** `2 undone, 1 left out` */
export function runState({ count, undone, left_out }: FeeRun): string {
  const undoneText = undone === count && count > 0 ? 'Undone' : undone > 0 ? `${undone} undone` : '';
  return [undoneText, left_out > 0 ? `${left_out} left out` : ''].filter(Boolean).join(', ');
}

const columns: readonly Column<FeeRun>[] = [
  {
    key: 'run',
    header: 'Run',
    rem: 16,
    cell: ({ at, by }) => (
      <ListLabel
        sign={
          <IconTile bg="surface.sunk" color="muted">
            <History aria-hidden="true" />
          </IconTile>
        }
        name={displayInstant(at)}
        note={by}
      />
    ),
  },
  { key: 'kind', header: 'Type', rem: 10, priority: 2, cell: ({ kind }) => runKinds[kind] },
  { key: 'count', header: 'Fees', rem: 7, cell: ({ count }) => counted(count, 'fee') },
  {
    key: 'state',
    header: 'Status',
    rem: 10,
    cell: (run) => <Muted as="span">{runState(run)}</Muted>,
  },
  {
    key: 'cents',
    header: 'Sum',
    rem: 7,
    end: true,
    cell: ({ cents }) => <Amount>{displayDollars(cents)}</Amount>,
  },
];

/** The latest runs, each with its fees and its undo. */
export function FeeRuns() {
  const { data: runs = [] } = useQuery(feeRunsQuery);
  if (runs.length === 0) return null;
  return (
    <Section flush title="Recent runs">
      <DataTable
        caption="Recent runs of fees"
        columns={columns}
        rows={runs}
        rowKey={({ run }) => run}
        rowTo={({ run }) => ({ to: '/late-fees', search: { run } })}
      />
    </Section>
  );
}
