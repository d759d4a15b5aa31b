import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { Columns } from '../../../ui/layout/columns';
import { openFrom } from '../parts/ledger-words';
import { isOnline as isOnlinePayment } from '../payment/payment-changes';
import { LineDialog, type LineDialogProps, ReasonField } from './line-dialog';

type Values = { cents: string; refunded_on: string; reason: string };

/** Money that was given back to a tenant, written down (D29). */
export default function RefundDialog({ ledger, line, onClose }: LineDialogProps) {
  const { lease_id, today } = ledger;
  const { payment_id = '', method, cents: paid = 0, refunded = 0, prepaid = 0 } = line.payment ?? {};
  const most = paid - refunded;
  const isOnline = method !== undefined && isOnlinePayment({ method });
  return (
    <LineDialog<Values>
      title={isOnline ? 'Refund' : 'Record a refund'}
      lead={`${isOnline ? 'The payment provider returns it to the original card or account. ' : ''}At most ${displayDollars(most)} of this payment. Prepaid money is refunded first; beyond that, the charges it paid last become due again.`}
      button={isOnline ? 'Refund' : 'Record the refund'}
      values={{ cents: typedOf(prepaid), refunded_on: today, reason: '' }}
      problems={({ cents, refunded_on, reason }) =>
        problemsOf({
          cents:
            centsOf(cents) <= 0
              ? 'Enter an amount above zero'
              : centsOf(cents) > most && `At most ${displayDollars(most)} is possible`,
          refunded_on: refunded_on === '' && 'Choose a date',
          reason: reason.trim() === '' && 'Say why',
        })
      }
      send={({ cents, refunded_on, reason }, sending) => {
        const facts = { cents: centsOf(cents), refunded_on, reason: reason.trim() };
        return api.ledger.refundPayment({ body: { lease_id, payment_id, ...facts } }, sending);
      }}
      done="Refund recorded."
      onClose={onClose}
    >
      <Fields today={today} first={isOnline ? today : openFrom(ledger, line.on)} />
      <ReasonField required />
    </LineDialog>
  );
}

const Fields = ({ today, first }: { today: string; first: string }) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <AmountField name="cents" label="Amount" required />
    <DateField label="Refunded on" required min={first} max={today} {...useFormField('refunded_on')} />
  </Columns>
);
