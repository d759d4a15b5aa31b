import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { PropertyLine } from '../../../../../shared/contract/properties';
import { displayDollars } from '../../../../../shared/domain/money';
import { rentCents } from '../../../../../shared/domain/units';
import { InCard } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { PropertyName } from '../../../ui/property-name';
import { StatusBadge } from '../../../ui/status-badge';
import { Muted } from '../../../ui/text';
import type { Place } from '../../../ui/use-href-link';
import { Day } from '../../../ui/when';

type Row = Column<PropertyLine>;

export const propertyLink = (line: PropertyLine): Place => ({
  to: '/getproperty-data',
  search: { id: line.property_id },
});

export const nameColumn: Row = {
  key: 'name',
  header: 'Property',
  rem: 16,
  sortable: true,
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

const none = <Muted as="span">–</Muted>;

/** How many units have a signed lease, with a bar for a quick look down the list. */
const Occupancy = ({ leased_count: leased, unit_count: units }: PropertyLine) => (
  <chakra.span display="inline-grid" gap="1" minW="20">
    <bdi>
      {leased.toLocaleString('en-US')} of {units.toLocaleString('en-US')}
      <InCard> leased</InCard>
    </bdi>
    <chakra.span h="1" w="20" bg="surface.sunk" borderRadius="full" overflow="hidden" aria-hidden="true">
      <chakra.span
        display="block"
        h="full"
        bg="primary"
        style={{ width: `${units === 0 ? 0 : (100 * leased) / units}%` }}
      />
    </chakra.span>
  </chakra.span>
);

function Rent({ rent_total: rent }: PropertyLine) {
  const cents = rentCents(rent) ?? 0;
  if (cents === 0) return none;
  return (
    <bdi>
      <span dir="ltr">{displayDollars(cents).replace(/\.00$/, '')}</span>
      <InCard> a month</InCard>
    </bdi>
  );
}

function Owners({ owners = [] }: PropertyLine) {
  const [first, ...rest] = owners;
  if (first === undefined) return none;
  return (
    <span title={owners.join(', ')}>
      <bdi>{first}</bdi>
      {rest.length > 0 && <Muted as="span">{`\u00a0+${rest.length}`}</Muted>}
    </span>
  );
}

const banks = {
  ready: { tone: 'success', icon: CircleCheck, word: 'Ready' },
  missing: { tone: 'warning', icon: CircleAlert, word: 'Missing' },
} as const;

const Bank = ({ bank }: PropertyLine) =>
  bank === undefined ? (
    none
  ) : (
    <>
      <InCard>Bank </InCard>
      <StatusBadge {...banks[bank]} />
    </>
  );

export const propertyColumns: readonly Row[] = [
  nameColumn,
  { key: 'leased', header: 'Leased', rem: 7.5, cell: (line) => <Occupancy {...line} /> },
  { key: 'rent', header: 'Monthly rent', rem: 7, end: true, cell: (line) => <Rent {...line} /> },
  { key: 'owners', header: 'Owner', rem: 9, cell: (line) => <Owners {...line} /> },
  { key: 'bank', header: 'Bank', rem: 6.5, cell: (line) => <Bank {...line} /> },
  {
    key: 'added',
    header: 'Added',
    rem: 7.5,
    end: true,
    sortable: true,
    rowOnly: true,
    cell: ({ created_at: at }) => <Day at={at} />,
  },
];
