import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { api } from '../../../api/client';
import { LineDialog } from '../show/line-dialog';

type Props = { ledger: Pick<Ledger, 'lease_id'>; onClose: () => void };

/** A payment plan is ended (D67). */
export default function EndPlanDialog({ ledger: { lease_id }, onClose }: Props) {
  return (
    <LineDialog<Record<string, never>>
      title="End the payment plan?"
      lead="Late fees and reminders of what is still past due go on. Nothing that was paid changes."
      button="End plan"
      isDanger
      values={{}}
      send={() => api.ledger.endPaymentPlan({ body: { lease_id } })}
      done="Payment plan ended."
      onClose={onClose}
    >
      {null}
    </LineDialog>
  );
}
