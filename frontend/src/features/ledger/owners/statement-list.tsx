import { useQuery } from '@tanstack/react-query';
import type { StatementLine } from '../../../../../shared/contract/owner-money';
import { displayDate, displayMonth } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Row } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { drawings } from '../../../ui/primitives/drawings';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Amount, Strong } from '../../../ui/primitives/text';
import { statementsQuery } from '../queries';
import { WaitingLedger } from '../show/waiting-ledger';

const columns: readonly Column<StatementLine>[] = [
  { key: 'month', header: 'Month', rem: 10, cell: ({ month }) => <Strong>{displayMonth(month)}</Strong> },
  {
    key: 'days',
    header: 'Days',
    rem: 14,
    cell: ({ from, to }) => <bdi>{`${displayDate(from)} – ${displayDate(to)}`}</bdi>,
  },
  {
    key: 'issued',
    header: 'Issued',
    rem: 8,
    rowOnly: true,
    cell: ({ issued_at }) => <bdi>{displayDate(issued_at)}</bdi>,
  },
  {
    key: 'ending',
    header: 'Ending balance',
    rem: 9,
    end: true,
    cell: ({ ending }) => <Amount fontWeight="semibold">{signedDollars(ending)}</Amount>,
  },
];

/** /owner-statements: what was issued to an owner, and for the manager the months that are next. */
export function StatementList({ ownerId }: { ownerId: string | undefined }) {
  const read = useQuery(statementsQuery(ownerId));
  const back = ownerId
    ? ({ to: '/owner', search: { id: ownerId }, label: 'Owner' } as const)
    : ({ to: '/propertyDashboard', label: 'Home' } as const);
  if (!read.data) return <WaitingLedger read={read} title="Statements" what="Owner" back={back} />;
  const { owner_id: id, owner_name: name, statements, months } = read.data;
  return (
    <Page
      title="Statements"
      lead={ownerId ? name : 'Issued to you, month by month.'}
      back={back}
      action={
        <LinkButton to="/owner-year" search={{ id }} variant="outline">
          Year for taxes
        </LinkButton>
      }
    >
      {months.length > 0 && (
        <Section
          title="To issue"
          lead="A statement covers every month since the last one. Review it before you issue it."
        >
          <Row gap="2" flexWrap="wrap">
            {months.slice(0, 6).map((month) => (
              <LinkButton
                key={month}
                to="/owner-statement"
                search={{ id, month }}
                variant="outline"
                size="sm"
              >
                {displayMonth(month)}
              </LinkButton>
            ))}
          </Row>
        </Section>
      )}
      <Section flush title="Issued">
        {statements.length === 0 ? (
          <EmptyState
            title="No statements yet"
            text="A statement shows a month’s receipts, expenses, fees and payments, property by property."
            drawing={drawings.keys}
          />
        ) : (
          <DataTable
            caption="Issued statements"
            columns={columns}
            rows={statements}
            rowKey={({ month }) => month}
            rowTo={({ month }) => ({ to: '/owner-statement', search: { id, month } })}
            picture={false}
          />
        )}
      </Section>
    </Page>
  );
}
