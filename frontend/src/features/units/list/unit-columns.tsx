import { DoorOpen } from 'lucide-react';
import type { UnitRead } from '../../../../../shared/contract/properties';
import { displayDate } from '../../../../../shared/domain/dates';
import { Corner, InCard } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { Named } from '../../../ui/named';
import { Thumb } from '../../../ui/property-name';
import { Sign } from '../../../ui/sign';
import { LeaseAction, MoveAction } from '../lease/lease-actions';
import { LeaseStatus } from '../lease/lease-status';
import { DeleteUnit } from './delete-unit';
import { rentText, sizeAndRooms } from './unit-texts';

const noPicture = (
  <Sign bg="surface.sunk" color="muted">
    <DoorOpen aria-hidden="true" />
  </Sign>
);

type Row = Column<UnitRead>;

/** The unit's first photo, or a placeholder. */
export const unitPicture = ({ image_urls: [first] }: Pick<UnitRead, 'image_urls'>) =>
  first ? <Thumb url={first} /> : noPicture;

export const numberColumn: Row = {
  key: 'number',
  header: 'Unit',
  rem: 15,
  cell: (unit) => (
    <Named
      sign={unitPicture(unit)}
      name={unit.unit_number}
      note={<bdi dir="ltr">{sizeAndRooms(unit)}</bdi>}
    />
  ),
};

export const statusColumn: Row = {
  key: 'status',
  header: 'Lease status',
  rem: 9,
  cell: (unit) => <LeaseStatus unit={unit} />,
};

export const rentColumn: Row = {
  key: 'rent',
  header: 'Rent price',
  rem: 6.5,
  end: true,
  cell: (unit) => (
    <bdi>
      <InCard>Rent </InCard>
      <span dir="ltr">{rentText(unit.rent_price)}</span>
    </bdi>
  ),
};

export const availableColumn: Row = {
  key: 'available',
  header: 'Available from',
  rem: 8.5,
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

const facts: readonly Row[] = [numberColumn, rentColumn, availableColumn, statusColumn];

type May = { readonly lease: boolean; readonly deleteUnit: boolean };

/** The columns of PRP-26, without those the role may not use (ROL-07). */
export function unitColumns(propertyId: string, may: May): readonly Row[] {
  const lease: Row = {
    key: 'lease',
    header: 'Lease',
    rem: 10,
    cell: (unit) => <LeaseAction {...{ unit, propertyId }} mayLease={may.lease} />,
  };
  const action: Row = {
    key: 'action',
    header: 'Action',
    rem: may.lease ? 11 : 5,
    end: true,
    cell: (unit) => (
      <>
        {may.lease && <MoveAction {...{ unit, propertyId }} />}
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
