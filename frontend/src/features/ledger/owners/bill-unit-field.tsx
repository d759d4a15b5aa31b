import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';

type Props = { readonly units: readonly { readonly unit_id: string; readonly unit_number: string }[] };

/** The unit that a bill is for; none is the whole property. */
export const BillUnitField = ({ units }: Props) => (
  <SelectField
    label="Unit (optional)"
    options={[
      { value: '', label: 'The whole property' },
      ...units.map(({ unit_id: value, unit_number }) => ({ value, label: `Unit ${unit_number}` })),
    ]}
    {...useFormField('unit_id')}
  />
);
