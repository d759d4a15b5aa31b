import { CircleAlert, CircleCheck } from 'lucide-react';
import type { PropertyLine } from '../../../../../shared/contract/properties';
import { occupancyPercent, vacantUnits } from '../../../../../shared/domain/portfolio/property-list';
import { propertyTypes } from '../../../../../shared/domain/portfolio/property-types';
import { rentCents } from '../../../../../shared/domain/portfolio/units';
import { countColumn, dayColumn, moneyColumn, none, textColumn } from '../../../domain-ui/list/columns';
import { ownerFilter } from '../../../domain-ui/property/owner-filter';
import { propertyFilter } from '../../../domain-ui/property/property-filter';
import { DateText } from '../../../ui/data/date-text';
import type { KitColumn } from '../../../ui/list/kit/kit-column';
import type { KitDefinition } from '../../../ui/list/kit/list-kit';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Amount } from '../../../ui/primitives/text';
import { stateFilter } from './state-filter';

const banks = {
  ready: { tone: 'success', icon: CircleCheck, word: 'Ready' },
  missing: { tone: 'warning', icon: CircleAlert, word: 'Missing' },
} as const;

/** `11 of 12` */
const leasedOf = ({ leased_count: leased, unit_count: units }: PropertyLine): string =>
  `${leased.toLocaleString('en-US')} of ${units.toLocaleString('en-US')}`;

/** The columns of Properties (desk.md §3.1). */
const columns: readonly KitColumn<PropertyLine>[] = [
  textColumn({
    key: 'name',
    header: 'Property',
    rem: 9,
    grows: true,
    priority: 1,
    textOf: ({ property_title }) => property_title,
  }),
  {
    key: 'occupancy',
    header: 'Occupancy',
    rem: 7,
    priority: 1,
    end: true,
    card: 'line',
    cell: (line) => <Amount>{leasedOf(line)}</Amount>,
    inCard: (line) => `${leasedOf(line)} leased`,
    file: (line) => `${occupancyPercent(line) ?? 0}%`,
  },
  moneyColumn({
    key: 'rent',
    header: 'Rent',
    rem: 7.5,
    priority: 1,
    card: 'end',
    centsOf: ({ rent_total }) => rentCents(rent_total) ?? 0,
  }),
  moneyColumn({
    key: 'past-due',
    header: 'Past due',
    rem: 7,
    priority: 1,
    isDanger: () => true,
    centsOf: ({ past_due }) => past_due,
  }),
  textColumn({
    key: 'owners',
    header: 'Owners',
    grows: true,
    priority: 1,
    card: 'line',
    textOf: ({ owners = [] }) => owners.join(', '),
  }),
  textColumn({ key: 'type', header: 'Type', priority: 2, textOf: ({ property_type }) => property_type }),
  countColumn({ key: 'vacant', header: 'Vacant', rem: 5, priority: 2, countOf: vacantUnits }),
  {
    key: 'bank',
    header: 'Bank',
    rem: 7.5,
    priority: 3,
    cell: ({ bank }) => (bank ? <StatusBadge {...banks[bank]} /> : none),
    file: ({ bank }) => (bank ? banks[bank].word : ''),
  },
  dayColumn({
    key: 'added',
    header: 'Added',
    priority: 'off',
    startsDescending: true,
    cell: ({ created_at: at }) => <DateText at={at} />,
    dayOf: ({ created_at }) => created_at.slice(0, 10),
  }),
];

/** Properties as a list. */
export const propertyKit: KitDefinition<PropertyLine> = {
  name: 'properties',
  to: '/propertiesList',
  one: 'property',
  many: 'properties',
  search: 'Search name or address',
  columns,
  filters: [
    propertyFilter,
    ownerFilter,
    {
      name: 'type',
      label: 'Property type',
      kind: 'one',
      options: propertyTypes.map((value) => ({ value, label: value })),
    },
    stateFilter,
    {
      name: 'occupancy',
      label: 'Occupancy',
      kind: 'one',
      options: [{ value: 'vacant', label: 'Below 100%' }],
    },
    { name: 'bank', label: 'Bank', kind: 'one', options: [{ value: 'missing', label: 'Missing' }] },
  ],
  views: [
    {
      key: 'active',
      label: 'Active',
      none: {
        title: 'No properties yet',
        text: 'A property has units and owners. Leases, rent and requests start here.',
      },
    },
    {
      key: 'archived',
      label: 'Archived',
      none: {
        title: 'Nothing archived',
        text: 'Archive a property you no longer rent out. It leaves your lists and keeps its history.',
      },
    },
  ],
  rowKey: ({ property_id }) => property_id,
  rowLabel: ({ property_title }) => property_title,
  rowTo: ({ property_id: id }) => ({ to: '/getproperty-data', search: { id } }),
};
