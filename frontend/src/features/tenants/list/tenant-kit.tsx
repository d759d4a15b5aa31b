import type { TenantLine } from '../../../../../shared/contract/tenants';
import { displayDollars, signedDollars } from '../../../../../shared/domain/money';
import { personStatuses } from '../../../../../shared/domain/people/people';
import {
  countColumn,
  dayColumn,
  leaseStatusColumn,
  none,
  textColumn,
  unitColumn,
} from '../../../domain-ui/list/columns';
import { ownerFilter } from '../../../domain-ui/property/owner-filter';
import { propertyFilter } from '../../../domain-ui/property/property-filter';
import type { KitColumn } from '../../../ui/list/kit/kit-column';
import type { KitDefinition } from '../../../ui/list/kit/list-kit';
import { Amount } from '../../../ui/primitives/text';
import { AccessBadge, accessLooks } from '../access/access-badge';
import { insuranceWords } from '../insurance/policy-words';

const balanceOf = ({ balance, past_due = 0 }: TenantLine) => (
  <Amount color={past_due > 0 ? 'danger' : undefined}>
    {balance === undefined ? none : past_due > 0 ? displayDollars(balance) : signedDollars(balance)}
  </Amount>
);

/** The columns of Tenants (desk.md §3.1). */
const columns: readonly KitColumn<TenantLine>[] = [
  textColumn({ key: 'tenant', header: 'Tenant', grows: true, priority: 1, textOf: ({ name }) => name }),
  unitColumn({ key: 'home', header: 'Home' }),
  leaseStatusColumn(),
  {
    key: 'balance',
    header: 'Balance',
    rem: 6.75,
    priority: 1,
    end: true,
    card: 'end',
    startsDescending: true,
    cell: balanceOf,
    inCard: (tenant) => tenant.balance !== undefined && balanceOf(tenant),
    file: ({ balance }) => (balance === undefined ? '' : balance / 100),
  },
  {
    key: 'account',
    header: 'Account',
    rem: 8.5,
    priority: 1,
    card: 'line',
    cell: ({ access }) => <AccessBadge access={access} />,
    file: ({ access }) => accessLooks[access].word,
  },
  {
    key: 'mobile',
    header: 'Mobile',
    rem: 8.5,
    priority: 2,
    cell: ({ mobile_number }) => <bdi dir="ltr">{mobile_number || none}</bdi>,
    file: ({ mobile_number }) => mobile_number,
  },
  {
    key: 'email',
    header: 'Email',
    rem: 9,
    grows: true,
    priority: 2,
    cell: ({ email }) => <bdi dir="ltr">{email || none}</bdi>,
    file: ({ email }) => email,
  },
  dayColumn({ key: 'ends', header: 'Ends', rem: 7.5, priority: 2, dayOf: ({ to }) => to }),
  dayColumn({
    key: 'insured',
    header: 'Insurance ends',
    rem: 8,
    priority: 'off',
    dayOf: ({ insured_until }) => insured_until,
  }),
  textColumn({
    key: 'insurance',
    header: 'Insurance',
    rem: 6.5,
    priority: 'off',
    textOf: ({ insurance }) => (insurance ? insuranceWords[insurance] : ''),
  }),
  countColumn({ key: 'pets', header: 'Pets', priority: 'off', countOf: ({ pets }) => pets }),
  countColumn({ key: 'vehicles', header: 'Vehicles', priority: 'off', countOf: ({ vehicles }) => vehicles }),
  dayColumn({
    key: 'moved',
    header: 'Moved in',
    rem: 7.5,
    priority: 'off',
    dayOf: ({ moved_in }) => moved_in,
  }),
];

/** Tenants as a list. */
export const tenantKit: KitDefinition<TenantLine> = {
  name: 'tenants',
  to: '/tenantsList',
  one: 'tenant',
  many: 'tenants',
  search: 'Name, email, unit or property',
  columns,
  filters: [
    propertyFilter,
    ownerFilter,
    {
      name: 'access',
      label: 'Account',
      kind: 'some',
      options: personStatuses.map((value) => ({ value, label: accessLooks[value].word })),
    },
  ],
  views: [
    {
      key: 'all',
      label: 'All',
      none: {
        title: 'No tenants yet',
        text: 'Tenants appear here once they sign a lease. They are invited to an account then.',
      },
    },
    {
      key: 'current',
      label: 'Current',
      none: { title: 'No current tenants', text: 'Tenants of leases that are not over are listed here.' },
    },
    {
      key: 'past-due',
      label: 'Past due',
      none: { title: 'Nobody is past due.', text: 'Tenants whose lease owes rent are listed here.' },
    },
    {
      key: 'insurance',
      label: 'Insurance',
      shows: ['insured', 'insurance'],
      none: {
        title: 'Nobody’s insurance is missing.',
        text: 'If you ask for renters insurance in Settings, tenants without it are listed here, and policies to check.',
      },
    },
    {
      key: 'not-invited',
      label: 'Not invited',
      none: { title: 'Everyone is invited.', text: 'Tenants without an invitation are listed here.' },
    },
    {
      key: 'past',
      label: 'Past',
      none: { title: 'No past tenants', text: 'Tenants of leases that are over are listed here.' },
    },
  ],
  rowKey: (tenant) => `${tenant.user_role_id} ${tenant.lease_id}`,
  rowLabel: ({ name }) => name,
  rowTo: ({ user_role_id: id }) => ({ to: '/tenants-LoginData', search: { id } }),
};
