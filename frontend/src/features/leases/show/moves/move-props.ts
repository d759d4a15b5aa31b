import type { LeaseDetails } from '../../../../../../shared/contract/leases';

export type MoveProps = { lease: LeaseDetails; onClose: () => void };
