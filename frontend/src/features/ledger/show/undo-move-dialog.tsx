import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { LineDialog, type LineDialogProps, ReasonField } from './line-dialog';

/** Takes a moved deposit back from the lease that it went to (D34). */
export default function UndoMoveDialog({ ledger: { lease_id }, line, onClose }: LineDialogProps) {
  const { cents = 0, other } = line.moved ?? {};
  return (
    <LineDialog<{ reason: string }>
      title="Take the deposit back?"
      lead={`${displayDollars(cents)} returns from unit ${other?.unit_number ?? ''}. Both ledgers keep the move and its reversal, which cancel out.`}
      button="Take back"
      isDanger
      values={{ reason: '' }}
      problems={({ reason }) => problemsOf({ reason: reason.trim() === '' && 'Say why' })}
      send={({ reason }, sending) => {
        const body = { lease_id, entry_id: line.entry_id, reason: reason.trim() };
        return api.ledger.undoDepositMove({ body }, sending);
      }}
      done="The deposit is held here again."
      onClose={onClose}
    >
      <ReasonField required />
    </LineDialog>
  );
}
