import type { UnitLine } from '../../../../../shared/contract/units';
import { messages } from '../../../../../shared/domain/messages';
import {
  dayColumn,
  moneyColumn,
  none,
  propertyColumn,
  tenantsColumn,
  textColumn,
} from '../../../domain-ui/list/columns';
import { ownerFilter } from '../../../domain-ui/property/owner-filter';
import { propertyFilter } from '../../../domain-ui/property/property-filter';
import type { KitColumn } from '../../../ui/list/kit/kit-column';
import type { KitDefinition } from '../../../ui/list/kit/list-kit';
import { Amount } from '../../../ui/primitives/text';
import { LeaseStatusLine } from '../lease/lease-status';
import { rentText } from '../list/unit-texts';
import { unitPlace } from '../list/units-of';

/** `2 / 1`, bedrooms and bathrooms. */
const rooms = ({ bedrooms, bathrooms }: UnitLine): string =>
  bedrooms === '' && bathrooms === '' ? none : `${bedrooms || none} / ${bathrooms || none}`;

const statusOf = ({ unit_lease_status: status, lease }: UnitLine): string =>
  status === 0 ? messages.leaseNone : (lease?.text ?? '');

/** The columns of Units (desk.md §3.1). */
const columns: readonly KitColumn<UnitLine>[] = [
  textColumn({ key: 'unit', header: 'Unit', rem: 6, priority: 1, textOf: ({ unit_number }) => unit_number }),
  propertyColumn(),
  {
    key: 'status',
    header: 'Lease status',
    rem: 13,
    priority: 1,
    card: 'line',
    cell: (unit) => <LeaseStatusLine unit={unit} />,
    file: statusOf,
  },
  tenantsColumn({ card: 'line', isSorted: false, inCard: ({ tenants = [] }) => tenants.join(', ') }),
  moneyColumn({
    key: 'rent',
    header: 'Rent',
    rem: 6.25,
    priority: 1,
    isSorted: false,
    centsOf: ({ rent }) => rent,
  }),
  {
    key: 'market',
    header: 'Rent price',
    rem: 6.5,
    priority: 2,
    end: true,
    card: 'end',
    startsDescending: true,
    cell: ({ rent_price }) => <Amount>{rentText(rent_price)}</Amount>,
    file: ({ rent_price }) => (rent_price === '' ? '' : Number(rent_price)),
  },
  {
    key: 'rooms',
    header: 'Beds/baths',
    rem: 5.5,
    priority: 2,
    end: true,
    startsDescending: true,
    cell: (unit) => <bdi dir="ltr">{rooms(unit)}</bdi>,
    file: (unit) => rooms(unit).replace(none, ''),
  },
  {
    key: 'size',
    header: 'Sq ft',
    rem: 4.5,
    priority: 2,
    end: true,
    startsDescending: true,
    cell: ({ size_sqft }) => <bdi>{size_sqft === '' ? none : Number(size_sqft).toLocaleString('en-US')}</bdi>,
    file: ({ size_sqft }) => size_sqft,
  },
  dayColumn({
    key: 'free',
    header: 'Available from',
    priority: 2,
    end: true,
    dayOf: ({ free_from }) => free_from,
  }),
];

/** Units as a list. */
export const unitKit: KitDefinition<UnitLine> = {
  name: 'units',
  to: '/units',
  one: 'unit',
  many: 'units',
  search: 'Unit, property or address',
  columns,
  filters: [propertyFilter, ownerFilter],
  views: [
    {
      key: 'all',
      label: 'All',
      none: { title: 'No units yet', text: 'A unit is what you rent out: an apartment, a house, an office.' },
    },
    {
      key: 'vacant',
      label: 'Vacant',
      none: { title: 'Every unit is leased', text: 'Units without a signed lease today are listed here.' },
    },
    {
      key: 'available-soon',
      label: 'Available soon',
      none: {
        title: 'Nothing becomes available in the next 60 days',
        text: 'Units whose lease ends, or whose availability date comes, are listed here in time.',
      },
    },
    {
      key: 'off-market',
      label: 'Off the market',
      none: {
        title: 'Every unit is on the market',
        text: 'Units that you marked as not for rent are listed here.',
      },
    },
    {
      key: 'without-rent',
      label: 'Without rent',
      none: {
        title: 'Every unit has a rent',
        text: 'A lease needs a rent first. Units without one are listed here.',
      },
    },
    {
      key: 'without-photos',
      label: 'Without photos',
      none: { title: 'Every unit has photos', text: 'Units without a photo are listed here.' },
    },
  ],
  rowKey: ({ unit_id }) => unit_id,
  rowLabel: ({ unit_number, property_title }) => `${unit_number}, ${property_title}`,
  rowTo: ({ unit_id }) => unitPlace(unit_id),
};
