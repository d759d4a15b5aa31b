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

/** In a phone's card the facts begin where the unit's number does. */
const Indent = chakra('span', { base: { ps: { base: '12', md: '0' } } });

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
const Above = chakra('span', {
  base: { position: 'relative', zIndex: 1, display: 'inline-flex', verticalAlign: 'middle' },
});

/** On a phone in the card's corner, out of the way of what is done every day. */
const Corner = chakra(Above, {
  base: {
    position: { base: 'absolute', md: 'relative' },
    top: { base: '2', md: '0' },
    insetEnd: { base: '2', md: '0' },
  },
});

type Row = Column<UnitRead>;

const facts: readonly Row[] = [
  { key: 'number', header: 'Unit', cell: (unit) => <Unit unit={unit} /> },
  {
    key: 'rent',
    header: 'Rent price',
    end: true,
    cell: (unit) => (
      <Indent>
        <bdi>
          <OnPhone>Rent </OnPhone>
          <span dir="ltr">{rentText(unit.rent_price)}</span>
        </bdi>
      </Indent>
    ),
  },
  {
    key: 'available',
    header: 'Available from',
    end: true,
    cell: (unit) => (
      <Indent>
        <bdi>
          <OnPhone>From </OnPhone>
          <time dateTime={unit.is_availability_date}>{displayDate(unit.is_availability_date)}</time>
        </bdi>
      </Indent>
    ),
  },
  {
    key: 'status',
    header: 'Lease status',
    cell: (unit) => (
      <Indent display="block" pb={{ base: '1', md: '0' }}>
        <LeaseStatus unitId={unit.unit_id} unitNumber={unit.unit_number} />
      </Indent>
    ),
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
            <>
              {may.lease && (
                <Above>
                  <MoveAction {...{ unit, propertyId }} />
                </Above>
              )}
              {may.deleteUnit && (
                <Corner>
                  <DeleteUnit unit={unit} />
                </Corner>
              )}
            </>
          ),
        },
      ]
    : []),
];
