import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { centsOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { Columns } from '../../../ui/columns';
import { DateField } from '../../../ui/fields/date-field';
import { openFrom } from '../parts/ledger-words';
import { LineDialog, type LineDialogProps, ReasonField } from './line-dialog';

type Values = { returned_on: string; fee_cents: string; reason: string };

/** A check that bounced, or a payment that never was (D28). */
export default function ReturnDialog({ ledger, line, onClose }: LineDialogProps) {
  const { lease_id, today } = ledger;
  const payment_id = line.payment?.payment_id ?? '';
  return (
    <LineDialog<Values>
      title="Reverse this payment?"
      lead="For a bounced check or a payment entered by mistake. The charges it paid become due again with their original due dates."
      button="Reverse payment"
      isDanger
      values={{ returned_on: today, fee_cents: '', reason: '' }}
      problems={({ returned_on, reason }) =>
        problemsOf({
          returned_on: returned_on === '' && 'Choose a date',
          reason: reason.trim() === '' && 'Say why',
        })
      }
      send={({ returned_on, fee_cents, reason }, sending) => {
        const facts = { returned_on, fee_cents: centsOf(fee_cents), reason: reason.trim() };
        return api.ledger.returnPayment({ body: { lease_id, payment_id, ...facts } }, sending);
      }}
      done="Payment reversed."
      onClose={onClose}
    >
      <Fields today={today} first={openFrom(ledger, line.on)} />
      <ReasonField required />
    </LineDialog>
  );
}

const Fields = ({ today, first }: { today: string; first: string }) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <DateField label="Returned on" required min={first} max={today} {...useFormField('returned_on')} />
    <AmountField name="fee_cents" label="Fee for the tenants (optional)" />
  </Columns>
);
