import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { MonthOwner } from '../../../../../shared/contract/owner-money';
import { displayMonth } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { amountColumn } from '../../../ui/data/amount-column';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { dialogs } from '../../../ui/feedback/dialogs';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Notice } from '../../../ui/feedback/notice';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { CompactSelect } from '../../../ui/primitives/compact-select';
import { drawings } from '../../../ui/primitives/drawings';
import { Strong } from '../../../ui/primitives/text';
import { RunButton } from '../parts/run-button';
import { monthStatementsQuery } from '../queries';
import { WaitingLedger } from '../show/waiting-ledger';
import { monthsBack } from './months';

const columns: readonly Column<MonthOwner>[] = [
  { key: 'owner', header: 'Owner', rem: 14, cell: ({ name }) => <Strong>{name}</Strong> },
  {
    key: 'last',
    header: 'Last statement',
    rem: 10,
    cell: ({ last }) => <bdi>{last ? `Issued for ${displayMonth(last)}` : 'No statement yet'}</bdi>,
  },
  amountColumn({
    key: 'balance',
    header: 'Balance now',
    rem: 9,
    isStrong: true,
    text: ({ balance }) => signedDollars(balance),
  }),
];

type Props = { month: string; onMonth: (month: string) => void; mayChange: boolean };

/** /owner-statements: whose statement of a month is still to be issued; then they are issued. */
export function MonthStatements({ month, onMonth, mayChange }: Props) {
  const read = useQuery(monthStatementsQuery(month));
  if (!read.data) return <WaitingLedger read={read} title="Statements" isTop />;
  const { owners, is_over: isOver, has_more: hasMore } = read.data;
  const open = owners.filter(({ is_open: isOpen }) => isOpen);
  return (
    <Page
      title="Statements"
      lead="Each owner’s income, expenses, and balance by month. Open a statement to review it before you issue it."
      action={
        <>
          <CompactSelect label="Month" value={month} options={monthsBack()} onValue={onMonth} />
          {mayChange && isOver && open.length > 0 && <IssueButton month={month} owners={open} />}
        </>
      }
    >
      {!isOver && (
        <Notice title={`${displayMonth(month)} is not over`}>You can issue its statements once it is.</Notice>
      )}
      {hasMore && (
        <Notice title="These are the first 200 owners">The others have statements on their own pages.</Notice>
      )}
      {owners.length === 0 ? (
        <Section>
          <EmptyState
            title="No owner money yet"
            text="Owners appear here once rent is received or an expense is recorded."
            drawing={drawings.keys}
          />
        </Section>
      ) : (
        <>
          {open.length > 0 && (
            <Owners title={`To issue for ${displayMonth(month)}`} rows={open} month={month} />
          )}
          {open.length < owners.length && (
            <Owners title="Issued" rows={owners.filter(({ is_open: isOpen }) => !isOpen)} month={undefined} />
          )}
        </>
      )}
    </Page>
  );
}

type OwnersProps = { title: string; rows: readonly MonthOwner[]; month: string | undefined };

/** An open statement leads to its preview, an owner without one to their statements. */
const Owners = ({ title, rows, month }: OwnersProps) => (
  <Section flush title={title}>
    <DataTable
      caption={title}
      columns={columns}
      rows={rows}
      rowKey={({ owner_id }) => owner_id}
      rowTo={({ owner_id: id }) =>
        month
          ? { to: '/owner-statement', search: { id, month } }
          : { to: '/owner-statements', search: { id } }
      }
      picture={false}
    />
  </Section>
);

function IssueButton({ month, owners }: { month: string; owners: readonly MonthOwner[] }) {
  const many = `${owners.length} ${owners.length === 1 ? 'statement' : 'statements'}`;
  const ask = () => {
    const title = `Issue ${many} for ${displayMonth(month)}?`;
    const text =
      'Issued statements never change; later corrections appear on the next one. Owners are notified.';
    return dialogs.confirm(text, { title, yes: 'Issue', no: 'Cancel' });
  };
  const run = async () => {
    for (const { owner_id } of owners) await api.ledger.issueStatement({ body: { owner_id, month } });
    return { title: `${many} issued.` };
  };
  return (
    <RunButton ask={ask} run={run} failed="Some statements could not be issued. The list shows what is left.">
      <Send aria-hidden="true" />
      {`Issue ${many}`}
    </RunButton>
  );
}
