import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { Columns } from '../../../ui/layout/columns';
import { openFrom } from '../parts/ledger-words';
import { LineDialog, type LineDialogProps, ReasonField } from './line-dialog';

type Values = { returned_on: string; fee_cents: string; reason: string };

/** A check that bounced, or a payment that never was (D28). */
export default function ReturnDialog({ ledger, line, onClose }: LineDialogProps) {
  const { lease_id, today, returned_fee = 0 } = ledger;
  // The fee that was set is proposed for a check; the person decides.
  const proposed = line.payment?.method === 'check' ? returned_fee : 0;
  const payment_id = line.payment?.payment_id ?? '';
  return (
    <LineDialog<Values>
      title="Reverse this payment?"
      lead="For a bounced check or a payment entered by mistake. The charges it paid become due again with their original due dates."
      button="Reverse payment"
      isDanger
      values={{ returned_on: today, fee_cents: proposed > 0 ? typedOf(proposed) : '', reason: '' }}
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
      <Fields today={today} first={openFrom(ledger, line.on)} isProposed={proposed > 0} />
      <ReasonField required />
    </LineDialog>
  );
}

type FieldsProps = { today: string; first: string; isProposed: boolean };

const Fields = ({ today, first, isProposed }: FieldsProps) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <DateField label="Returned on" required min={first} max={today} {...useFormField('returned_on')} />
    <AmountField
      name="fee_cents"
      label="Fee for the tenants (optional)"
      hint={isProposed ? 'Your returned payment fee. Clear it for a payment entered by mistake.' : undefined}
    />
  </Columns>
);
