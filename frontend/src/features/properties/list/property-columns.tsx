import { chakra } from '@chakra-ui/react';
import type { PropertyLine } from '../../../../../shared/contract/properties';
import type { Column } from '../../../ui/data-table';
import { displayDay } from '../../../ui/instant';
import { PropertyName } from '../../../ui/property-name';
import type { Place } from '../../../ui/use-href-link';
import { addressOf } from './list-place';

export const propertyLink = (line: PropertyLine): Place => ({
  to: '/getproperty-data',
  search: { id: line.property_id },
});

/** On a phone there is no column's name to say what is counted. */
const UnitCount = ({ count }: { count: number }) => (
  <chakra.span ps={{ base: '12', md: '0' }} fontSize={{ base: 'xs', md: 'sm' }}>
    <bdi>
      {count.toLocaleString('en-US')}
      <chakra.span display={{ md: 'none' }}> {count === 1 ? 'unit' : 'units'}</chakra.span>
    </bdi>
  </chakra.span>
);

export const propertyColumns: readonly Column<PropertyLine>[] = [
  {
    key: 'name',
    header: 'Property',
    sortable: true,
    cell: (line) => (
      <PropertyName title={line.property_title} address={addressOf(line)} imageUrl={line.image_url} />
    ),
  },
  { key: 'type', header: 'Type', wideOnly: true, cell: (line) => line.property_type },
  { key: 'units', header: 'Units', end: true, cell: (line) => <UnitCount count={line.unit_count} /> },
  {
    key: 'added',
    header: 'Added',
    end: true,
    wideOnly: true,
    sortable: true,
    cell: (line) => <time dateTime={line.created_at}>{displayDay(line.created_at)}</time>,
  },
];
