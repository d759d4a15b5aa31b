import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import type { OnlineMode } from '../../../../../shared/domain/ledger/rent/online-modes';
import { api } from '../../../api/client';
import { useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { LineDialog } from './line-dialog';

type Values = { mode: OnlineMode; scope: 'lease' | 'property' };

const modes = [
  { value: 'any', label: 'Any amount', hint: 'Up to what is owed' },
  { value: 'full', label: 'The whole balance only', hint: 'No part payments' },
  { value: 'off', label: 'Off', hint: 'No online payments' },
] as const;
const scopes = [
  { value: 'lease', label: 'For this lease' },
  { value: 'property', label: 'For the whole property', hint: 'Leases with their own setting keep it' },
] as const;

/** What the tenants may pay online. */
export default function OnlineDialog({ ledger, onClose }: { ledger: Ledger; onClose: () => void }) {
  const { lease_id, choice } = ledger;
  const lead = choice.is_ready
    ? 'Tenants pay by card or bank debit. The payment provider takes its fee from what you receive.'
    : 'Online payments start once every owner of the property has a bank account ready for payouts.';
  return (
    <LineDialog<Values>
      title="Online payments"
      lead={lead}
      button="Save"
      values={{ mode: choice.lease ?? choice.property ?? 'any', scope: 'lease' }}
      send={(values, sending) => api.ledger.chooseOnlinePayments({ body: { lease_id, ...values } }, sending)}
      done="Saved."
      onClose={onClose}
    >
      <Fields />
    </LineDialog>
  );
}

function Fields() {
  const { onChange: onMode, ...mode } = useValueField<Values, 'mode'>('mode');
  const { onChange: onScope, ...scope } = useValueField<Values, 'scope'>('scope');
  return (
    <>
      <ChoiceCards
        {...mode}
        label="What tenants can pay online"
        columns={1}
        choices={modes}
        onValue={onMode}
      />
      <ChoiceCards {...scope} label="For" columns={1} choices={scopes} onValue={onScope} />
    </>
  );
}
