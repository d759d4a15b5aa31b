import type { LeaseStatus } from '../../../shared/domain/leases/status';
import { statusLooks } from './lease-look';
import { StatusBadge } from './status-badge';

export const LeaseBadge = ({ status }: { status: LeaseStatus }) => <StatusBadge {...statusLooks[status]} />;
