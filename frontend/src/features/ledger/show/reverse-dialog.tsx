import { api } from '../../../api/client';
import { lineName } from '../../../domain-ui/ledger/line-words';
import { LineDialog, type LineDialogProps, ReasonField } from './line-dialog';

/** Takes a charge back (D2). */
export default function ReverseDialog({ ledger: { lease_id }, line, onClose }: LineDialogProps) {
  return (
    <LineDialog<{ reason: string }>
      title={`Reverse ${lineName(line)}?`}
      lead="The charge and its reversal both stay in the ledger and cancel out. Payments applied to it become a prepayment for other charges."
      button="Reverse"
      isDanger
      values={{ reason: '' }}
      send={({ reason }, sending) =>
        api.ledger.reverseCharge(
          { body: { lease_id, entry_id: line.entry_id, reason: reason.trim() } },
          sending,
        )
      }
      done="Charge reversed."
      onClose={onClose}
    >
      <ReasonField />
    </LineDialog>
  );
}
