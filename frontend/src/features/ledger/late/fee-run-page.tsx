import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { useState } from 'react';
import type { RunFee } from '../../../../../shared/contract/fee-runs';
import { counted } from '../../../../../shared/domain/counted';
import { displayMonth } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { displayInstant } from '../../../ui/data/instant';
import { ListLabel } from '../../../ui/layout/list-label';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { IconTile } from '../../../ui/primitives/icon-tile';
import { Amount, Muted } from '../../../ui/primitives/text';
import { feeRunQuery } from '../queries';
import { WaitingLedger } from '../show/waiting-ledger';
import { runKinds } from './fee-runs';
import { UndoRun } from './undo-run';

/** `Rent of 2026-12` as `Rent for December 2026`; nothing of a returned payment. */
function rentWords(label: string): string {
  const [, month] = /^Rent of (\d{4}-\d{2})$/.exec(label) ?? [];
  return month === undefined ? label : `Rent for ${displayMonth(month)}`;
}

const leaseColumn: Column<RunFee> = {
  key: 'lease',
  header: 'Lease',
  rem: 14,
  cell: ({ tenants, unit_number, property_title }) => (
    <ListLabel
      sign={
        <IconTile bg="surface.sunk" color="muted">
          <Receipt aria-hidden="true" />
        </IconTile>
      }
      name={tenants.join(', ')}
      note={`Unit ${unit_number}, ${property_title}`}
    />
  ),
};

const chargedColumns: readonly Column<RunFee>[] = [
  leaseColumn,
  { key: 'label', header: 'For', rem: 12, cell: ({ label }) => <bdi>{rentWords(label)}</bdi> },
  {
    key: 'state',
    header: 'Status',
    rem: 12,
    cell: ({ undone }) => <Muted as="span">{undone ? `Undone ${displayInstant(undone)}` : 'Charged'}</Muted>,
  },
  {
    key: 'cents',
    header: 'Fee',
    rem: 7,
    end: true,
    cell: ({ cents }) => <Amount>{displayDollars(cents)}</Amount>,
  },
];

const leftColumns: readonly Column<RunFee>[] = [
  leaseColumn,
  { key: 'why', header: 'Why not', rem: 18, cell: ({ why }) => <Muted as="span">{why}</Muted> },
];

const rowKey = ({ lease_id, entry_id }: RunFee): string => `${lease_id} ${entry_id}`;
const toLateFees = { to: '/late-fees', label: 'Late fees' } as const;

/** /late-fees?run=…: what one run charged and left out, and its undo. */
export function FeeRunPage({ run: id, mayChange }: { run: string; mayChange: boolean }) {
  const read = useQuery(feeRunQuery(id));
  const [isUndoing, setUndoing] = useState(false);
  if (!read.data) return <WaitingLedger read={read} title="Late fees" />;
  const { run, fees } = read.data;
  const charged = fees.filter(({ why }) => why === undefined);
  const left = fees.filter(({ why }) => why !== undefined);
  const lead = run.may_undo
    ? `Charged ${displayInstant(run.at)} by ${run.by}. You can undo all of it until ${displayInstant(run.undo_until)}.`
    : `Charged ${displayInstant(run.at)} by ${run.by}.`;
  return (
    <Page
      title={`${runKinds[run.kind]}: ${counted(run.count, 'fee')}, ${displayDollars(run.cents)}`}
      lead={lead}
      back={toLateFees}
      action={
        mayChange &&
        run.may_undo && (
          <Button variant="outline" colorPalette="danger" onClick={() => setUndoing(true)}>
            Undo all
          </Button>
        )
      }
    >
      {charged.length > 0 && (
        <Section flush title="Charged">
          <DataTable caption="Fees of this run" columns={chargedColumns} rows={charged} rowKey={rowKey} />
        </Section>
      )}
      {left.length > 0 && (
        <Section flush title="Left out" lead="These fees were due and could not be charged.">
          <DataTable caption="Fees that were left out" columns={leftColumns} rows={left} rowKey={rowKey} />
        </Section>
      )}
      {isUndoing && <UndoRun run={id} onClose={() => setUndoing(false)} />}
    </Page>
  );
}
