import { CalendarClock } from 'lucide-react';
import type { LateFee } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import type { Column } from '../../../ui/data-table-column';
import { Named } from '../../../ui/named';
import { Sign } from '../../../ui/sign';
import { Amount, Muted } from '../../../ui/text';
import { chargeName } from '../parts/ledger-words';

export const feeKey = ({ lease_id, entry_id }: LateFee): string => `${lease_id} ${entry_id}`;

const sign = (
  <Sign bg="surface.sunk" color="muted">
    <CalendarClock aria-hidden="true" />
  </Sign>
);

const shared: readonly Column<LateFee>[] = [
  {
    key: 'lease',
    header: 'Lease',
    rem: 14,
    cell: ({ tenants, unit_number, property_title }) => (
      <Named sign={sign} name={tenants.join(', ')} note={`Unit ${unit_number}, ${property_title}`} />
    ),
  },
  {
    key: 'rent',
    header: 'Rent',
    rem: 12,
    cell: (fee) => <bdi>{`${chargeName(fee)} due ${displayDate(fee.due_on)}`}</bdi>,
  },
  {
    key: 'open',
    header: 'Unpaid',
    rem: 7,
    end: true,
    cell: ({ open }) => <Amount>{displayDollars(open)}</Amount>,
  },
];

export const feeColumns: readonly Column<LateFee>[] = [
  ...shared,
  {
    key: 'first',
    header: 'First fee day',
    rem: 8,
    rowOnly: true,
    cell: ({ first_fee_day: day }) => <bdi>{displayDate(day)}</bdi>,
  },
  {
    key: 'fee',
    header: 'Fee',
    rem: 7,
    end: true,
    cell: ({ cents }) => <Amount fontWeight="semibold">{displayDollars(cents)}</Amount>,
  },
];

export const excludedColumns: readonly Column<LateFee>[] = [
  ...shared,
  {
    key: 'why',
    header: 'Why not',
    rem: 15,
    cell: ({ excluded = '', first_fee_day: day }) => (
      <Muted as="span">
        <bdi>{day ? `${excluded} (first fee day ${displayDate(day)})` : excluded}</bdi>
      </Muted>
    ),
  },
];
