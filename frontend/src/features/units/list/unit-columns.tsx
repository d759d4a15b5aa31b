import { CirclePause, DoorOpen } from 'lucide-react';
import type { UnitRented } from '../../../../../shared/contract/properties';
import { displayDate } from '../../../../../shared/domain/dates';
import { Thumb } from '../../../domain-ui/property/property-name';
import { Corner, InCard } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Row } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { IconTile } from '../../../ui/primitives/icon-tile';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { LeaseAction, MoveAction } from '../lease/lease-actions';
import { LeaseStatusLine } from '../lease/lease-status';
import { DeleteUnit } from './delete-unit';
import { rentText, sizeAndRooms } from './unit-texts';

const noPicture = (
  <IconTile bg="surface.sunk" color="muted">
    <DoorOpen aria-hidden="true" />
  </IconTile>
);

type UnitColumn = Column<UnitRented>;

/** The unit's first photo, or a placeholder. */
export const unitPicture = ({ image_urls: [first] }: Pick<UnitRented, 'image_urls'>) =>
  first ? <Thumb url={first} /> : noPicture;

export const numberColumn: UnitColumn = {
  key: 'number',
  header: 'Unit',
  rem: 13,
  cell: (unit) => (
    <ListLabel
      sign={unitPicture(unit)}
      name={unit.unit_number}
      note={<bdi dir="ltr">{sizeAndRooms(unit)}</bdi>}
    />
  ),
};

export const statusColumn: UnitColumn = {
  key: 'status',
  header: 'Lease status',
  rem: 9,
  cell: (unit) => (
    <Row as="span" display="inline-flex" gap="1">
      <LeaseStatusLine unit={unit} />
      {unit.off_market && <StatusBadge tone="neutral" icon={CirclePause} word="Off the market" />}
    </Row>
  ),
};

export const rentColumn: UnitColumn = {
  key: 'rent',
  header: 'Rent price',
  rem: 6,
  end: true,
  cell: (unit) => (
    <bdi>
      <InCard>Rent </InCard>
      <span dir="ltr">{rentText(unit.rent_price)}</span>
    </bdi>
  ),
};

export const availableColumn: UnitColumn = {
  key: 'available',
  header: 'Available from',
  rem: 8.5,
  priority: 2,
  end: true,
  cell: ({ free_from: day }) =>
    day === undefined ? (
      <span data-only="row">–</span>
    ) : (
      <bdi>
        <InCard>From </InCard>
        <time dateTime={day}>{displayDate(day)}</time>
      </bdi>
    ),
};

/** Who lives there, for who sees leases. */
const tenantsColumn: UnitColumn = {
  key: 'tenants',
  header: 'Tenants',
  rem: 9,
  priority: 3,
  cell: ({ tenants = [] }) =>
    tenants.length === 0 ? <span data-only="row">–</span> : <bdi>{tenants.join(', ')}</bdi>,
};

const facts: readonly UnitColumn[] = [numberColumn, tenantsColumn, rentColumn, availableColumn, statusColumn];

type May = { readonly lease: boolean; readonly deleteUnit: boolean };

/** The columns of PRP-26, without those the role may not use (ROL-07). */
export function unitColumns(propertyId: string, may: May): readonly UnitColumn[] {
  const lease: UnitColumn = {
    key: 'lease',
    header: 'Lease',
    rem: 9.5,
    cell: (unit) => <LeaseAction unit={unit} propertyId={propertyId} mayLease={may.lease} />,
  };
  const action: UnitColumn = {
    key: 'action',
    header: 'Action',
    rem: may.lease ? 10.5 : 5,
    end: true,
    cell: (unit) => (
      <>
        {may.lease && <MoveAction unit={unit} propertyId={propertyId} />}
        {may.deleteUnit && (
          <Corner>
            <DeleteUnit unit={unit} />
          </Corner>
        )}
      </>
    ),
  };
  return [...facts, lease, ...(may.lease || may.deleteUnit ? [action] : [])];
}
