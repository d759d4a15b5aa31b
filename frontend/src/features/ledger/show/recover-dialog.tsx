import { displayDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { LineDialog, type LineDialogProps, ReasonField } from './line-dialog';

/** Takes a write-off back (D67). */
export default function RecoverDialog({ ledger: { lease_id }, line, onClose }: LineDialogProps) {
  return (
    <LineDialog<{ reason: string }>
      title={`Recover ${displayDollars(-line.amount)}?`}
      lead="The charge is owed again since its old due date, so that a payment can be applied to it. The write-off stays in the ledger."
      button="Recover"
      values={{ reason: '' }}
      send={({ reason }, sending) =>
        api.ledger.recoverWriteOff(
          { body: { lease_id, entry_id: line.entry_id, reason: reason.trim() } },
          sending,
        )
      }
      done="Write-off recovered."
      onClose={onClose}
    >
      <ReasonField />
    </LineDialog>
  );
}
