import type { LeaseStatus } from '../../../../shared/domain/leases/status/status';
import { StatusBadge } from '../../ui/primitives/status-badge';
import { type Look, leaseStatusStyles } from './lease-status-style';

export const LeaseBadge = ({ status }: { status: LeaseStatus }) => (
  <StatusBadge {...leaseStatusStyles[status]} />
);

/** The trade's words that a tenant does not know. */
const tenantWords: Partial<Record<LeaseStatus, Partial<Look>>> = {
  sent: { word: 'To sign' },
  expiring: { word: 'Active', tone: 'success' },
  holdover: { word: 'Past its last day', tone: 'warning' },
  'notice-given': { word: 'Moving out' },
};

/** The same for the lease's own tenants. */
export const TenantLeaseBadge = ({ status }: { status: LeaseStatus }) => (
  <StatusBadge {...leaseStatusStyles[status]} {...tenantWords[status]} />
);
