import type { PropertyLine } from '../../../../../shared/contract/properties';
import { InCard } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';

import { PropertyName } from '../../../ui/property-name';
import type { Place } from '../../../ui/use-href-link';
import { Day } from '../../../ui/when';
import { addressOf } from '../address-of';

export const propertyLink = (line: PropertyLine): Place => ({
  to: '/getproperty-data',
  search: { id: line.property_id },
});

export const nameColumn: Column<PropertyLine> = {
  key: 'name',
  header: 'Property',
  rem: 18,
  sortable: true,
  cell: (line) => (
    <PropertyName title={line.property_title} address={addressOf(line)} imageUrl={line.image_url} />
  ),
};

export const unitsColumn: Column<PropertyLine> = {
  key: 'units',
  header: 'Units',
  rem: 6,
  end: true,
  cell: ({ unit_count: count }) => (
    <bdi>
      {count.toLocaleString('en-US')}
      <InCard> {count === 1 ? 'unit' : 'units'}</InCard>
    </bdi>
  ),
};

export const propertyColumns: readonly Column<PropertyLine>[] = [
  nameColumn,
  { key: 'type', header: 'Type', rem: 9, cell: (line) => line.property_type },
  unitsColumn,
  {
    key: 'added',
    header: 'Added',
    rem: 9,
    end: true,
    sortable: true,
    rowOnly: true,
    cell: ({ created_at: at }) => <Day at={at} />,
  },
];
