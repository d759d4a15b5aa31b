import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { Notice } from '../../../ui/feedback/notice';

/** Before a home is handed over: whose renters insurance was asked for and is not confirmed. */
export function InsuranceNotice({ lease: { uninsured = [] } }: { lease: LeaseDetails }) {
  if (uninsured.length === 0) return null;
  return (
    <Notice kind="warning" title={`No proof of renters insurance: ${uninsured.join(', ')}`}>
      You ask for a policy that covers the first day. Check it before you hand over the keys.
    </Notice>
  );
}
