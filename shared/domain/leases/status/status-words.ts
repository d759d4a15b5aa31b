import { messages } from '../../messages';

/** As getLeaseAgreementDetails answers: UTC instants, empty when not signed. */
export type LeaseSignatures = {
  readonly tenant_signature: string;
  readonly owner_signature: string;
  readonly esign_inperson: 0 | 1;
};

export type LeaseStatus =
  | typeof messages.leaseNone
  | typeof messages.leaseInProgress
  | typeof messages.leaseSigned;

/** A co-signer does not count (spec §4; decisions, Screens). */
const isSigned = ({ tenant_signature, owner_signature, esign_inperson }: LeaseSignatures): boolean =>
  esign_inperson === 1 || (tenant_signature !== '' && owner_signature !== '');

/** A lease's status in the spec's words (PRP-28). The screen itself reports a failed request. */
export function leaseStatusOf(lease: LeaseSignatures | undefined): LeaseStatus {
  if (!lease) return messages.leaseNone;
  return isSigned(lease) ? messages.leaseSigned : messages.leaseInProgress;
}
