import type { LeaseLine } from '../../../../../shared/contract/leases';
import { LeaseStatus } from '../../../../../shared/domain/leases/status/status';
import { leaseStatusStyles } from '../../../domain-ui/lease/lease-status-style';
import { ownerFilter } from '../../../domain-ui/property/owner-filter';
import { propertyFilter } from '../../../domain-ui/property/property-filter';
import type { KitDefinition } from '../../../ui/list/kit/list-kit';
import { tenantsText } from '../parts/lease-words';
import { leaseColumns } from './lease-columns';

/** Leases as a list. */
export const leaseKit: KitDefinition<LeaseLine> = {
  name: 'leases',
  to: '/leasesList',
  one: 'lease',
  many: 'leases',
  search: 'Tenant, unit or property',
  columns: leaseColumns,
  filters: [
    propertyFilter,
    ownerFilter,
    {
      name: 'status',
      label: 'Status',
      kind: 'some',
      options: LeaseStatus.options.map((value) => ({ value, label: leaseStatusStyles[value].word })),
    },
    {
      name: 'ends',
      label: 'Ends',
      kind: 'one',
      options: [
        { value: '30', label: 'Within 30 days' },
        { value: '60', label: 'Within 60 days' },
        { value: '90', label: 'Within 90 days' },
        { value: 'month-to-month', label: 'Month-to-month' },
      ],
    },
    {
      name: 'offer',
      label: 'Renewal',
      kind: 'one',
      options: [{ value: 'without', label: 'Ending without an offer' }],
    },
    {
      name: 'rent',
      label: 'Rent',
      kind: 'range',
      unit: '$',
      presets: [
        { value: '..1000', label: 'Up to $1,000' },
        { value: '1000..2000', label: '$1,000–$2,000' },
        { value: '2000..', label: '$2,000 or more' },
      ],
    },
  ],
  views: [
    {
      key: 'all',
      label: 'All',
      none: { title: 'No leases yet', text: 'Choose a unit, fill in five steps, and everyone signs online.' },
    },
    {
      key: 'drafts',
      label: 'Drafts',
      none: {
        title: 'No drafts',
        text: 'Leases you started but have not sent are listed here, on every device.',
      },
    },
    {
      key: 'out',
      label: 'Waiting for signatures',
      none: {
        title: 'No lease waits for signatures',
        text: 'Leases you sent are listed here until everyone has signed.',
      },
    },
    {
      key: 'active',
      label: 'Active',
      none: {
        title: 'No active leases',
        text: 'Leases that everyone has signed are listed here, current and upcoming.',
      },
    },
    {
      key: 'expiring',
      label: 'Ending',
      none: { title: 'Nothing ends in the next 60 days', text: 'Leases that end soon are listed here.' },
    },
    {
      key: 'ended',
      label: 'Ended',
      none: { title: 'No ended leases', text: 'Ended and void leases are kept here.' },
    },
  ],
  rowKey: ({ lease_id }) => lease_id,
  rowLabel: ({ tenants, unit_number }) => `${tenantsText(tenants)}, unit ${unit_number}`,
  rowTo: ({ lease_id: id }) => ({ to: '/showLease', search: { id } }),
};
