import { api } from '../../../../api/client';
import { useValueField } from '../../../../forms/use-field';
import { ChoiceCards } from '../../../../ui/fields/choice-cards';
import { MoveDialog } from './move-dialog';
import type { MoveProps } from './move-props';

type Values = { decision: 'month-to-month' | 'charge-rent' };

const decisions = [
  {
    value: 'month-to-month',
    label: 'Renews month to month',
    hint: 'At the same rent, until someone gives notice',
  },
  {
    value: 'charge-rent',
    label: 'Only charge rent',
    hint: 'At the previous rent, without a new agreement; you decide later',
  },
] as const;

/** After the end the landlord decides (D36). Renewal, notice and end have dialogs of their own. */
export default function HoldoverDialog({ lease: { lease_id }, onClose }: MoveProps) {
  return (
    <MoveDialog<Values>
      title="What happens next?"
      lead="The term is over and the tenants have the keys. You can also renew the lease or end it."
      button="Decide"
      values={{ decision: 'month-to-month' }}
      send={(values, sending) => api.leases.decideHoldover({ body: { lease_id, ...values } }, sending)}
      done="Decided."
      onClose={onClose}
    >
      <Decision />
    </MoveDialog>
  );
}

function Decision() {
  const { onChange, ...field } = useValueField<Values, 'decision'>('decision');
  return (
    <ChoiceCards {...field} label="Decision" hideLabel choices={decisions} columns={1} onValue={onChange} />
  );
}
