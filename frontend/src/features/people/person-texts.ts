import type { PersonLine } from '../../../../shared/contract/people';
import type { Area } from '../../../../shared/domain/people/permissions';

export const statusNames = {
  'not-invited': 'Not invited',
  invited: 'Invited',
  active: 'Active',
  suspended: 'Suspended',
} as const;

/** Shown for everyone whom the plan does not pay for. */
export const keptOutWord = 'Kept out by the plan';

/** An expired invitation still exists, but its link does not work. */
export const isExpired = ({ status, expires_at }: PersonLine, now: Date): boolean =>
  status === 'invited' && expires_at <= now.toISOString();

/** Names of the areas in the permission matrix. */
export const areaNames: Record<Area, { readonly label: string; readonly hint: string }> = {
  properties: { label: 'Properties and units', hint: 'Buildings, units, photos' },
  owners: { label: 'Rental owners', hint: 'Owners and their bank details' },
  applicants: { label: 'Applicants', hint: 'Applications and screening' },
  leases: { label: 'Leases', hint: 'Leases, templates, signatures' },
  money: { label: 'Money', hint: 'Charges, payments, deposits' },
  requests: { label: 'Service requests', hint: 'Requests from tenants' },
  documents: { label: 'Documents', hint: 'Files of units and leases' },
  reports: { label: 'Reports', hint: 'Revenue, performance, status' },
  people: { label: 'People', hint: 'Users and their permissions' },
  subscription: { label: 'Subscription', hint: 'Plan and payments' },
};
