import { useWatch } from 'react-hook-form';
import { moveInLabels } from '../../../../shared/domain/leases/rent/move-in-labels';
import { limits } from '../../../../shared/domain/limits';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-field';
import { Columns } from '../../ui/layout/columns';
import { AmountField } from '../amount-field';
import { useFormField } from '../use-field';
import { moveInDues } from './rent-choices';

const kinds = [
  { value: 'fee', label: 'One-time fee' },
  { value: 'pet-deposit', label: moveInLabels['pet-deposit'] },
  { value: 'last-month', label: moveInLabels['last-month'] },
];

/** A row of what a lease charges once. */
export function MoveInItem({ name }: { name: string }) {
  const kind: string = useWatch({ name: `${name}.kind` });
  return (
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <SelectField label="Charge" options={kinds} {...useFormField(`${name}.kind`)} />
      {kind === 'fee' && <FeeName name={name} />}
      <AmountField label="Amount" required name={`${name}.cents`} />
      <SelectField label="Due on" options={moveInDues} {...useFormField(`${name}.due`)} />
    </Columns>
  );
}

const FeeName = ({ name }: { name: string }) => (
  <TextField
    label="What it is for"
    required
    maxLength={limits.textCharacters}
    {...useFormField(`${name}.label`)}
  />
);
