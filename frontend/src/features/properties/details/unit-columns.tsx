import { chakra } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UnitRead } from '../../../../../shared/contract/properties';
import { displayDate } from '../../../../../shared/domain/dates';
import type { Column } from '../../../ui/data-table';
import { LeaseAction, MoveAction } from '../lease/lease-actions';
import { LeaseStatus } from '../lease/lease-status';
import { DeleteUnit } from './delete-unit';
import { rentText, sizeAndRooms } from './unit-texts';

/** What a cell says on a phone, where the header is not beside it. */
const OnPhone = ({ children }: { children: ReactNode }) => (
  <chakra.span display={{ md: 'none' }} color="muted">
    {children}
  </chakra.span>
);

const Picture = ({ url }: { url: string | undefined }) =>
  url ? (
    <chakra.img
      src={url}
      alt=""
      boxSize="9"
      flexShrink="0"
      objectFit="cover"
      borderRadius="md"
      loading="lazy"
    />
  ) : (
    <chakra.span
      display="grid"
      placeItems="center"
      boxSize="9"
      flexShrink="0"
      bg="surface.sunk"
      color="muted"
      borderRadius="md"
    >
      <DoorOpen size={18} aria-hidden="true" />
    </chakra.span>
  );

const Unit = ({ unit }: { unit: UnitRead }) => (
  <chakra.span display="flex" alignItems="center" gap="3">
    <Picture url={unit.image_urls[0]} />
    <chakra.span minW="0">
      <chakra.span display="block" fontWeight="medium">
        <bdi>{unit.unit_number}</bdi>
      </chakra.span>
      <chakra.span display="block" fontSize="xs" color="muted" whiteSpace="nowrap">
        <bdi dir="ltr">{sizeAndRooms(unit)}</bdi>
      </chakra.span>
    </chakra.span>
  </chakra.span>
);

/** Controls of a row stand above the link that covers it. */
const Above = chakra('span', { base: { position: 'relative', zIndex: 1, display: 'inline-flex', gap: '1' } });

type Row = Column<UnitRead>;

const facts: readonly Row[] = [
  { key: 'number', header: 'Unit', cell: (unit) => <Unit unit={unit} /> },
  {
    key: 'rent',
    header: 'Rent price',
    end: true,
    cell: (unit) => (
      <>
        <OnPhone>Rent </OnPhone>
        <span dir="ltr">{rentText(unit.rent_price)}</span>
      </>
    ),
  },
  {
    key: 'available',
    header: 'Available from',
    end: true,
    cell: (unit) => (
      <>
        <OnPhone>From </OnPhone>
        <time dateTime={unit.is_availability_date}>{displayDate(unit.is_availability_date)}</time>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Lease status',
    cell: (unit) => <LeaseStatus unitId={unit.unit_id} unitNumber={unit.unit_number} />,
  },
];

type May = { readonly lease: boolean; readonly deleteUnit: boolean };

/** A unit's row as PRP-26 has it; what the role does not do is left out (ROL-07). */
export const unitColumns = (propertyId: string, may: May): readonly Row[] => [
  ...facts,
  {
    key: 'lease',
    header: 'Lease',
    beside: true,
    cell: (unit) => (
      <Above>
        <LeaseAction {...{ unit, propertyId }} mayLease={may.lease} />
      </Above>
    ),
  },
  ...(may.lease || may.deleteUnit
    ? [
        {
          key: 'action',
          header: 'Action',
          end: true,
          beside: true,
          cell: (unit: UnitRead) => (
            <Above>
              {may.lease && <MoveAction {...{ unit, propertyId }} />}
              {may.deleteUnit && <DeleteUnit unit={unit} />}
            </Above>
          ),
        },
      ]
    : []),
];
