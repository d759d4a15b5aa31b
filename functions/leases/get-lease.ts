import type { Contract } from '../../shared/contract';
import { findLease } from '../common/leases/lease-at';
import type { Handler } from '../runtime/handler';
import { readLease } from './read-lease';

/** One lease with all its details. */
export const getLease: Handler<Contract['leases']['getLease']> = async ({ viewer, now, params }, deps) => {
  const at = await findLease({ viewer, now, leaseId: params.leaseId }, deps);
  return { success: 1, data: readLease(at, { viewer, now }) };
};
