import { useQueryClient } from '@tanstack/react-query';
import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { FormDialog } from '../../../forms/form-dialog';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { ledgerChanged } from '../queries';
import { ReasonField } from '../show/line-dialog';

type Back = SettlementView['backs'][number];
type Values = { back: string; cents: string; reason: string };

const keyOf = ({ tenant_id, payment_id }: Back) => `${tenant_id} ${payment_id}`;
const nameOf = ({ held }: SettlementView, { tenant_id, how, on, cents }: Back) => {
  const name = held.find((one) => one.tenant_id === tenant_id)?.name ?? '';
  const what = how === 'card' ? 'card payment' : 'bank payment';
  return `${name}: ${what} of ${displayDate(on)}, up to ${displayDollars(cents)}`;
};

type Props = {
  view: SettlementView;
  /** What the settlement would refund. */
  first: number;
  onClose: () => void;
};

/** Gives a held deposit back to the card or bank account that it came from (D29). */
export default function SendBackDialog({ view, first, onClose }: Props) {
  const client = useQueryClient();
  const { lease_id, backs } = view;
  const [latest] = backs;
  const backOf = (key: string) => backs.find((one) => keyOf(one) === key) ?? latest;
  return (
    <FormDialog<Values>
      title="Send it back"
      lead="The payment provider returns the money to the original card or bank account at once. Banks take 5 to 10 days. This cannot be undone."
      button="Send back"
      values={{
        back: latest ? keyOf(latest) : '',
        cents: typedOf(Math.min(first, latest?.cents ?? 0)),
        reason: 'Security deposit',
      }}
      problems={({ back, cents, reason }) => {
        const most = backOf(back)?.cents ?? 0;
        const over = centsOf(cents) > most && `At most ${displayDollars(most)} can go there`;
        return problemsOf({
          cents: centsOf(cents) <= 0 ? 'Enter an amount above zero' : over,
          reason: reason.trim() === '' && 'Say why',
        });
      }}
      send={({ back, cents, reason }, sending) => {
        const { tenant_id = '', payment_id = '' } = backOf(back) ?? {};
        const facts = { tenant_id, payment_id, cents: centsOf(cents), reason: reason.trim() };
        return api.ledger.refundDeposit({ body: { lease_id, ...facts } }, sending);
      }}
      done="The refund is on its way."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <BackField options={backs.map((one) => ({ value: keyOf(one), label: nameOf(view, one) }))} />
      <AmountField name="cents" label="Amount" required />
      <ReasonField required />
    </FormDialog>
  );
}

const BackField = ({ options }: { options: { value: string; label: string }[] }) => (
  <SelectField label="Where to" options={options} {...useFormField('back')} />
);
