import type { LeaseStatus } from '../../../../../shared/domain/leases/status';
import { StatusBadge } from '../../../ui/status-badge';
import { statusLooks } from './lease-words';

export const LeaseBadge = ({ status }: { status: LeaseStatus }) => <StatusBadge {...statusLooks[status]} />;
