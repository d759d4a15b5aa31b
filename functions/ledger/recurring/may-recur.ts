import type { Lease } from '../../../shared/domain/leases/lease';
import { signedTerms } from '../../../shared/domain/leases/status/standing';

/** Facts are read whatever their day. */
const lastDay = '9999-12-31';

/** Charges come again in a lease that was signed and is not settled. */
export const mayRecur = (lease: Lease): boolean =>
  signedTerms(lease, lastDay).length > 0 && lease.settledOn === undefined;
