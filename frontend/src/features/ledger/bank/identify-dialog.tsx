import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notReceived } from '../../../../../shared/domain/ledger/rent/bulk';
import { limits } from '../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { ledgerChanged, openChargesQuery } from '../queries';
import { unclaimedIn } from './bank-words';
import { type LineDialogProps, lineText } from './line-dialog';

type Values = { lease_id: string; payer: string };

/** Money that was held as nobody's is a tenant's payment. */
export default function IdentifyDialog({ account, line, onClose }: LineDialogProps) {
  const client = useQueryClient();
  const { account_id } = account;
  const { data: leases = [] } = useQuery(openChargesQuery);
  const can = leases.filter(({ status }) => !notReceived(status));
  const entry_id = unclaimedIn(line.entries)?.entry_id ?? '';
  return (
    <FormDialog<Values>
      title="Whose money is it?"
      lead={`${lineText(line)}. It becomes a payment of the lease and pays its oldest charges first.`}
      button="Record the payment"
      values={{ lease_id: '', payer: '' }}
      problems={({ lease_id }) => problemsOf({ lease_id: lease_id === '' && 'Choose a lease' })}
      send={({ lease_id, payer }, sending) => {
        const how = line.check === '' ? ('transfer' as const) : ('check' as const);
        const facts = { method: how, reference: line.check, payer: payer.trim() };
        return api.ledger.identifyBankMoney({ body: { account_id, entry_id, lease_id, ...facts } }, sending);
      }}
      done="Payment recorded."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <LeaseField
        options={can.map(({ lease_id: value, tenants, unit_number, property_title }) => ({
          value,
          label: `${tenants.join(', ')}: unit ${unit_number}, ${property_title}`,
        }))}
      />
      <PayerField />
    </FormDialog>
  );
}

const LeaseField = ({ options }: { options: readonly { value: string; label: string }[] }) => (
  <SelectField
    label="Lease"
    required
    placeholder="Choose a lease"
    options={options}
    {...useFormField('lease_id')}
  />
);

const PayerField = () => (
  <TextField label="Paid by (optional)" maxLength={limits.textCharacters} {...useFormField('payer')} />
);
