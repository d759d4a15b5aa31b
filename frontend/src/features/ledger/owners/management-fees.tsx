import { useQuery } from '@tanstack/react-query';
import type { MonthlyFee } from '../../../../../shared/contract/owner-money';
import { displayMonth } from '../../../../../shared/domain/dates';
import { displayDollars, signedDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Notice } from '../../../ui/feedback/notice';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { CompactSelect } from '../../../ui/primitives/compact-select';
import { drawings } from '../../../ui/primitives/drawings';
import { Amount, Muted, Strong } from '../../../ui/primitives/text';
import { RunButton } from '../parts/run-button';
import { managementFeesQuery } from '../queries';
import { toBalances, WaitingLedger } from '../show/waiting-ledger';
import { monthsBack } from './months';
import { feeText } from './owner-words';

const sumOf = (fees: readonly MonthlyFee[]): number => fees.reduce((sum, { due }) => sum + due, 0);

/** What is left to charge; `Charged` only of a fee that was. */
function toCharge({ due, charged }: MonthlyFee): string {
  if (due !== 0 || charged === 0) return signedDollars(due);
  return 'Charged';
}

const columns: readonly Column<MonthlyFee>[] = [
  {
    key: 'property',
    header: 'Property',
    rem: 14,
    cell: ({ property_title, fee }) => (
      <>
        <Strong display="block">
          <bdi>{property_title}</bdi>
        </Strong>
        <Muted small>{feeText(fee)}</Muted>
      </>
    ),
  },
  {
    key: 'owners',
    header: 'Collected for',
    rem: 18,
    cell: ({ owners }) =>
      owners.map(({ owner_id, name, collected, due }) => (
        <Muted small key={owner_id}>
          <bdi>{`${name}: ${signedDollars(collected)}${due === 0 ? '' : `, fee ${signedDollars(due)}`}`}</bdi>
        </Muted>
      )),
  },
  {
    key: 'due',
    header: 'To charge',
    rem: 8,
    end: true,
    cell: (fee) => <Amount fontWeight="semibold">{toCharge(fee)}</Amount>,
  },
];

type Props = { month: string; onMonth: (month: string) => void; mayChange: boolean };

/** /management-fees: what the fees of a month are, property by property; then they are charged. */
export function ManagementFees({ month, onMonth, mayChange }: Props) {
  const read = useQuery(managementFeesQuery(month));
  if (!read.data) return <WaitingLedger read={read} title="Management fees" />;
  const { fees, is_over: isOver, has_more: hasMore } = read.data;
  const due = fees.filter((fee) => fee.due !== 0);
  return (
    <Page
      title="Management fees"
      lead="The manager’s share of each month’s collections. Nothing is charged until you confirm."
      back={toBalances}
      action={
        <>
          <CompactSelect label="Month" value={month} options={monthsBack()} onValue={onMonth} />
          {mayChange && isOver && due.length > 0 && <ChargeButton month={month} fees={due} />}
        </>
      }
    >
      {!isOver && <Notice title={`${displayMonth(month)} is not over`}>These are the figures so far.</Notice>}
      {hasMore && <Notice title="These are the first 200 properties">The others are not shown.</Notice>}
      {fees.length === 0 ? (
        <Section>
          <EmptyState
            title="No management fee is set for this month"
            text="Set the fee of a property on its page, under Owner balances."
            drawing={drawings.keys}
          />
        </Section>
      ) : (
        <Section flush title={`To charge: ${signedDollars(sumOf(due))}`}>
          <DataTable
            caption="Management fees of the month"
            columns={columns}
            rows={fees}
            rowKey={({ property_id }) => property_id}
            rowTo={({ property_id: id }) => ({ to: '/property-money', search: { id } })}
            picture={false}
          />
        </Section>
      )}
    </Page>
  );
}

function ChargeButton({ month, fees }: { month: string; fees: readonly MonthlyFee[] }) {
  const run = async () => {
    for (const { property_id } of fees)
      await api.ledger.chargeManagementFee({ body: { property_id, month } });
    return { title: `${displayDollars(sumOf(fees))} in management fees charged.` };
  };
  return (
    <RunButton run={run} failed="Some fees could not be charged. The list shows what is left.">
      {`Charge ${fees.length} ${fees.length === 1 ? 'property' : 'properties'}, ${signedDollars(sumOf(fees))}`}
    </RunButton>
  );
}
