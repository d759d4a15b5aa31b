import type { PropertyLine } from '../../../../../shared/contract/properties';
import { PropertyName } from '../../../domain-ui/property/property-name';
import { InCard } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';

type Row = Column<PropertyLine>;

export const nameColumn: Row = {
  key: 'name',
  header: 'Property',
  rem: 16,
  cell: (line) => (
    <PropertyName
      title={line.property_title}
      address={`${line.street_address}, ${line.city}`}
      imageUrl={line.image_url}
    />
  ),
};

export const unitsColumn: Row = {
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
