import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { lineName } from '../../../domain-ui/ledger/line-words';
import { AmountField } from '../../../forms/amount-field';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { LineDialog, type LineDialogProps, ReasonField } from './line-dialog';

/** Lets go what is open of a charge, or a part of it (D18). */
export default function WaiveDialog({ ledger: { lease_id }, line, open, onClose }: LineDialogProps) {
  return (
    <LineDialog<{ cents: string; reason: string }>
      title={`Waive ${lineName(line)}?`}
      lead={`${displayDollars(open)} of it is open. The waived amount is no longer owed; it stays in the ledger as a credit.`}
      button="Waive"
      values={{ cents: typedOf(open), reason: '' }}
      problems={({ cents, reason }) =>
        problemsOf({
          cents:
            centsOf(cents) <= 0
              ? 'Enter an amount above zero'
              : centsOf(cents) > open && `At most ${displayDollars(open)} is open`,
          reason: reason.trim() === '' && 'Say why',
        })
      }
      send={({ cents, reason }, sending) =>
        api.ledger.creditCharge(
          { body: { lease_id, entry_id: line.entry_id, cents: centsOf(cents), reason: reason.trim() } },
          sending,
        )
      }
      done="Waived."
      onClose={onClose}
    >
      <AmountField name="cents" label="Amount" required />
      <ReasonField required />
    </LineDialog>
  );
}
