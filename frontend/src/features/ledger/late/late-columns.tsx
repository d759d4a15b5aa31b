import { CalendarClock } from 'lucide-react';
import type { LateFee } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { chargeName } from '../../../../../shared/domain/ledger/kind-names';
import { displayDollars } from '../../../../../shared/domain/money';
import type { Column } from '../../../ui/data/data-table-column';
import { ListLabel } from '../../../ui/layout/list-label';
import { IconTile } from '../../../ui/primitives/icon-tile';
import { Amount, Muted } from '../../../ui/primitives/text';

export const feeKey = ({ lease_id, entry_id }: LateFee): string => `${lease_id} ${entry_id}`;

const sign = (
  <IconTile bg="surface.sunk" color="muted">
    <CalendarClock aria-hidden="true" />
  </IconTile>
);

const shared: readonly Column<LateFee>[] = [
  {
    key: 'lease',
    header: 'Lease',
    rem: 14,
    cell: ({ tenants, unit_number, property_title }) => (
      <ListLabel sign={sign} name={tenants.join(', ')} note={`Unit ${unit_number}, ${property_title}`} />
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
