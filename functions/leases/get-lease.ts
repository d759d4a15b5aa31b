import type { Contract } from '../../shared/contract';
import { findLease } from '../common/leases/lease-at';
import type { Handler } from '../runtime/handler';
import { withOwnersSeen } from './owner-contacts';
import { readLease } from './read-lease';

/** One lease with all its details. */
export const getLease: Handler<Contract['leases']['getLease']> = async ({ viewer, now, params }, deps) => {
  const at = await findLease({ viewer, now, leaseId: params.leaseId }, deps);
  const lease = readLease(at, { viewer, now });
  return { success: 1, data: await withOwnersSeen(lease, { viewer, now, head: at.head }, deps) };
};
