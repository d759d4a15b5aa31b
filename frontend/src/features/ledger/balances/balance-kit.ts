import type { BalanceLine } from '../../../../../shared/contract/ledger-shapes';
import type { LeaseStatus } from '../../../../../shared/domain/leases/status/status';
import { leaseStatusStyles } from '../../../domain-ui/lease/lease-status-style';
import { ownerFilter } from '../../../domain-ui/property/owner-filter';
import { propertyFilter } from '../../../domain-ui/property/property-filter';
import type { KitFilter } from '../../../ui/list/kit/kit-filter';
import type { KitDefinition, KitView } from '../../../ui/list/kit/list-kit';
import { balanceColumns } from './balance-columns';

const views: readonly KitView[] = [
  {
    key: 'past-due',
    label: 'Past due',
    none: { title: 'Nobody is past due.', text: 'Leases with rent that is past due are listed here.' },
  },
  {
    key: 'due-week',
    label: 'Due this week',
    none: { title: 'Nothing is due this week.', text: 'Charges of the next seven days are listed here.' },
  },
  {
    key: 'paid',
    label: 'Paid',
    none: { title: 'Nobody is paid up yet.', text: 'Leases that owe nothing are listed here.' },
  },
  {
    key: 'credit',
    label: 'Credit',
    none: { title: 'Nobody has credit.', text: 'Tenants who paid more than they owe are listed here.' },
  },
  {
    key: 'all',
    label: 'All',
    none: { title: 'No leases yet', text: 'Every lease with a ledger is listed here.' },
  },
];

/** Those of which a ledger can be. */
const statuses: readonly LeaseStatus[] = [
  'signed',
  'active',
  'expiring',
  'month-to-month',
  'notice-given',
  'holdover',
  'ended',
  'settled',
];

const filters: readonly KitFilter[] = [
  propertyFilter,
  ownerFilter,
  {
    name: 'late',
    label: 'Days late',
    kind: 'range',
    unit: 'days',
    presets: [
      { value: '1..30', label: '1–30 days' },
      { value: '31..60', label: '31–60 days' },
      { value: '61..', label: 'Over 60 days' },
    ],
  },
  {
    name: 'amount',
    label: 'Amount',
    kind: 'range',
    unit: '$',
    presets: [
      { value: '1..500', label: 'Up to $500' },
      { value: '500..2000', label: '$500–$2,000' },
      { value: '2000..', label: '$2,000 or more' },
    ],
  },
  {
    name: 'autopay',
    label: 'Autopay',
    kind: 'one',
    options: [
      { value: 'on', label: 'On' },
      { value: 'off', label: 'Off' },
    ],
  },
  {
    name: 'status',
    label: 'Lease status',
    kind: 'some',
    options: statuses.map((value) => ({ value, label: leaseStatusStyles[value].word })),
  },
];

/** Rent as a list. `feesReady`: leases that a late fee can be charged to today. */
export const balanceKit = (feesReady: ReadonlySet<string>): KitDefinition<BalanceLine> => ({
  name: 'balances',
  to: '/ledges-totalpayment',
  one: 'lease',
  many: 'leases',
  search: 'Tenant, unit or property',
  columns: balanceColumns(feesReady),
  filters,
  views,
  rowKey: ({ lease_id }) => lease_id,
  rowLabel: ({ tenants, unit_number }) => `${tenants.join(', ')}, unit ${unit_number}`,
  rowTo: ({ lease_id: id }) => ({ to: '/ledgesData', search: { id } }),
});
