import type { EndReason } from '../../../../../shared/domain/leases/lease';
import type { VoidReason } from '../../../../../shared/domain/leases/packet';

/** Why a lease ended. */
export const endWords: Record<typeof EndReason._zod.output, string> = {
  agreement: 'Both sides agreed',
  'move-out': 'The tenants moved out',
  default: 'The tenants broke the lease',
  court: 'A court decided',
  other: 'Another reason',
};

/** Why a packet is void. */
export const voidWords: Record<VoidReason, string> = {
  voided: 'Voided',
  declined: 'Declined by a signer',
  expired: 'The deadline to sign passed',
  'notice-given': 'Ended by a notice',
  'keys-back': 'Ended: the keys are back',
  'lease-ended': 'The lease ended',
  'earlier-term-voided': 'An earlier term was voided',
};
