import { useQueryClient } from '@tanstack/react-query';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { ReasonField } from '../../../forms/reason-field';
import { applicantChanged } from '../queries';

type Props = { application_id: string; cents: number; onClose: () => void };

/** Sends an application fee that was paid online back, whole and once. */
export default function RefundFeeDialog({ application_id, cents, onClose }: Props) {
  const client = useQueryClient();
  return (
    <FormDialog<{ reason: string }>
      title="Refund the application fee?"
      lead={`The payment provider returns ${displayDollars(cents)} to the applicant’s card. Banks take 5 to 10 days. The applicant gets an email. This cannot be undone.`}
      button="Refund the fee"
      values={{ reason: '' }}
      problems={({ reason }) => problemsOf({ reason: reason.trim() === '' && 'Say why' })}
      send={({ reason }, sending) =>
        api.screening.refundApplicationFee({ body: { application_id, reason: reason.trim() } }, sending)
      }
      done="The refund is on its way."
      onSaved={() => applicantChanged(client)}
      onClose={onClose}
    >
      <ReasonField required hint="The applicant does not see it." />
    </FormDialog>
  );
}
