import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleDashed, Clock, PenLine, Send } from 'lucide-react';
import type { MonthRent } from '../../../../shared/contract/home';
import { monthOf } from '../../../../shared/domain/dates';
import { displayDollars, signedDollars } from '../../../../shared/domain/money';
import { shortDollars } from '../../domain-ui/money-text';
import { DataTable, InCard } from '../../ui/data/data-table';
import type { Column } from '../../ui/data/data-table-column';
import { Failed } from '../../ui/feedback/failed';
import { SkeletonList } from '../../ui/feedback/skeleton-list';
import { Section } from '../../ui/layout/section';
import { StatusBadge } from '../../ui/primitives/status-badge';
import { Amount, Muted } from '../../ui/primitives/text';
import { TextLink } from '../../ui/primitives/text-link';
import { balancesQuery } from '../ledger/queries';
import { monthName } from './month-names';
import { yourUnitsQuery } from './queries';
import { type UnitMonth, unitMonth } from './unit-months';

const looks = {
  vacant: { tone: 'neutral', icon: CircleDashed },
  unsigned: { tone: 'info', icon: PenLine },
  late: { tone: 'danger', icon: CircleAlert },
  due: { tone: 'info', icon: Clock },
  coming: { tone: 'info', icon: Send },
  paid: { tone: 'success', icon: CircleCheck },
} as const;

const none = '–';

const columnsOf = (month: string): readonly Column<UnitMonth>[] => [
  {
    key: 'unit',
    header: 'Unit',
    rem: 11,
    cell: ({ unit }) => (
      <>
        <bdi>Unit {unit.unit_number}</bdi>
        <Muted small>
          <bdi>{unit.property_title}</bdi>
        </Muted>
      </>
    ),
  },
  {
    key: 'tenants',
    header: 'Tenants',
    rem: 12,
    cell: ({ lease, unit }) => <bdi>{(lease?.tenants ?? unit.tenants ?? []).join(', ')}</bdi>,
  },
  {
    key: 'state',
    header: month,
    rem: 10,
    cell: ({ state, word }) => <StatusBadge {...looks[state]} word={word} />,
  },
  {
    key: 'rent',
    header: 'Rent',
    rem: 7,
    end: true,
    rowOnly: true,
    cell: ({ lease, unit: { rent = 0 } }) => {
      const cents = lease?.rent ?? rent;
      return <Amount>{cents > 0 ? displayDollars(cents) : none}</Amount>;
    },
  },
  {
    key: 'balance',
    header: 'Balance',
    rem: 8,
    end: true,
    cell: ({ lease }) =>
      lease && (
        <>
          <InCard>Balance </InCard>
          <Amount>{signedDollars(lease.balance)}</Amount>
        </>
      ),
  },
];

const placeOf = ({ unit, lease }: UnitMonth) =>
  lease
    ? ({ to: '/ledgesData', search: { id: lease.lease_id } } as const)
    : ({ to: '/getunit-data', search: { id: unit.unit_id } } as const);

type Props = { property?: string | undefined; rent?: MonthRent | undefined; today: string };

/** Each unit of a small portfolio with this month's rent. */
export function YourUnits({ property, rent, today }: Props) {
  const read = useQuery(yourUnitsQuery(property));
  const owed = useQuery(balancesQuery({ view: 'all', property }));
  const { units } = read.data ?? {};
  const { leases } = owed.data ?? {};
  const rows = units && leases ? units.map((unit) => unitMonth(unit, leases)) : undefined;
  const month = monthName(monthOf(today));
  return (
    <Section
      title="Your units"
      flush
      action={
        rent ? (
          <Muted small>
            {month}: {shortDollars(rent.collected)} collected of {shortDollars(rent.expected)}
          </Muted>
        ) : (
          <TextLink to="/units">All units</TextLink>
        )
      }
    >
      {read.isError && <Failed error={read.error} onRetry={() => void read.refetch()} />}
      {owed.isError && <Failed error={owed.error} onRetry={() => void owed.refetch()} />}
      {(read.isPending || owed.isPending) && <SkeletonList />}
      {rows && (
        <DataTable
          caption="Your units"
          columns={columnsOf(month)}
          rows={rows}
          rowKey={({ unit }) => unit.unit_id}
          rowTo={placeOf}
          picture={false}
        />
      )}
    </Section>
  );
}
