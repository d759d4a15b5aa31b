import { useQuery } from '@tanstack/react-query';
import type { StatementLine } from '../../../../../shared/contract/owner-money';
import { displayDate, displayMonth } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Failed } from '../../../ui/feedback/failed';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Amount, Strong } from '../../../ui/primitives/text';
import { ownerStatementsQuery } from '../queries';

/** The newest; the others are behind All statements. */
const shownAtFirst = 3;

const columns: readonly Column<StatementLine>[] = [
  { key: 'month', header: 'Month', rem: 10, cell: ({ month }) => <Strong>{displayMonth(month)}</Strong> },
  { key: 'issued', header: 'Issued', rem: 8, cell: ({ issued_at }) => <bdi>{displayDate(issued_at)}</bdi> },
  {
    key: 'ending',
    header: 'Ending balance',
    rem: 9,
    end: true,
    cell: ({ ending }) => <Amount>{signedDollars(ending)}</Amount>,
  },
];

/** The last statements that the owner got. */
export function OwnerStatements({ ownerId: id }: { ownerId: string }) {
  const { data, isError, error, refetch } = useQuery(ownerStatementsQuery(id));
  return (
    <Section
      flush
      title="Statements"
      action={
        <LinkButton to="/owner-statements" search={{ id }} variant="outline" size="sm">
          All statements
        </LinkButton>
      }
    >
      {!data && isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonList rows={2} picture={false} />}
      {data?.length === 0 && <EmptyState title="No statements yet" text="Issued statements show up here." />}
      {data && data.length > 0 && (
        <DataTable
          caption="Issued statements"
          columns={columns}
          rows={data.slice(0, shownAtFirst)}
          rowKey={({ month }) => month}
          rowTo={({ month }) => ({ to: '/owner-statement', search: { id, month } })}
          picture={false}
        />
      )}
    </Section>
  );
}
