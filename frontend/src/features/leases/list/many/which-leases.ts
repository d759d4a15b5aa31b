import type { LeaseLine } from '../../../../../../shared/contract/leases';

/** Leases whose renewal is already on its way. */
const underway = ['send-renewal', 'collect-signatures', 'begin-renewal'];

export const isRenewable = ({ status, next_step }: LeaseLine): boolean =>
  ['active', 'expiring', 'month-to-month'].includes(status) && !underway.includes(next_step?.step ?? '');

/** A renewal that waits for signatures is no lease 'out for signature'. */
export const isWaiting = ({ next_step }: LeaseLine): boolean => next_step?.step === 'collect-signatures';

export const isDraft = ({ status }: LeaseLine): boolean => status === 'draft';
