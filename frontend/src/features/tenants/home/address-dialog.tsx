import { useQueryClient } from '@tanstack/react-query';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useFormField } from '../../../forms/use-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { tenantChanged } from '../queries';

type Values = { address: string };
type Props = { leaseId: string; address: string; onClose: () => void };

/** Where the deposit and its letter go. */
export default function AddressDialog({ leaseId, address: given, onClose }: Props) {
  const client = useQueryClient();
  return (
    <FormDialog<Values>
      title="Your new address"
      lead="Your landlord sends the deposit and its letter there. In some states their deadline counts from the day you give it."
      button="Save the address"
      values={{ address: given }}
      problems={({ address }) => problemsOf({ address: address.trim() === '' && 'Enter your new address' })}
      send={({ address }, sending) =>
        api.tenants.giveMyAddress({ body: { lease_id: leaseId, address } }, sending)
      }
      done="Your landlord has your new address."
      onSaved={() => tenantChanged(client)}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}

const Fields = () => (
  <TextAreaField
    label="Address"
    hint="Street, unit, city, state and ZIP code"
    required
    autoComplete="street-address"
    {...useFormField('address')}
  />
);
