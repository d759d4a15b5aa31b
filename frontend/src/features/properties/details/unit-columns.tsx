import { chakra } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UnitRead } from '../../../../../shared/contract/properties';
import { displayDate } from '../../../../../shared/domain/dates';
import type { Column } from '../../../ui/data-table';
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

export const unitColumns: readonly Column<UnitRead>[] = [
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
    key: 'appliances',
    header: 'Appliances',
    wideOnly: true,
    cell: (unit) => (
      <chakra.span color="muted" fontSize="xs" lineClamp="2">
        <bdi>{unit.appliances.join(', ') || '–'}</bdi>
      </chakra.span>
    ),
  },
];
