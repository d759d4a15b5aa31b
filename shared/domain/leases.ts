import { messages } from './messages';

/** Who has signed a lease, as getLeaseAgreementDetails answers it: UTC instants, empty when not signed. */
export type LeaseSignatures = {
  readonly tenant_signature: string;
  readonly owner_signature: string;
  readonly esign_inperson: 0 | 1;
};

export type LeaseStatus =
  | typeof messages.leaseNone
  | typeof messages.leaseInProgress
  | typeof messages.leaseSigned;

/** Whether tenant and owner have signed, or signed in person (spec §4; decisions, Screens: a co-signer is shown beside it). */
const isSigned = ({ tenant_signature, owner_signature, esign_inperson }: LeaseSignatures): boolean =>
  esign_inperson === 1 || (tenant_signature !== '' && owner_signature !== '');

/** The status of a unit's lease in the spec's words (PRP-28); that it could not be asked is the screen's own word. */
export function leaseStatusOf(lease: LeaseSignatures | undefined): LeaseStatus {
  if (!lease) return messages.leaseNone;
  return isSigned(lease) ? messages.leaseSigned : messages.leaseInProgress;
}
