import { useWatch } from 'react-hook-form';
import { moveInLabels } from '../../../../shared/domain/leases/rent/move-in-labels';
import { maxMoveInItems } from '../../../../shared/domain/leases/rent/rent-terms';
import { limits } from '../../../../shared/domain/limits';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-field';
import { Columns } from '../../ui/layout/columns';
import { AmountField } from '../amount-field';
import { RowsField } from '../rows-field';
import { useFormField } from '../use-field';
import { newMoveInItem } from './move-in-values';
import { moveInDues } from './rent-choices';

const kinds = [
  { value: 'fee', label: 'One-time fee' },
  { value: 'pet-deposit', label: moveInLabels['pet-deposit'] },
  { value: 'last-month', label: moveInLabels['last-month'] },
];

/** What a lease charges once, beside its deposit. The rows of a form with `moveIn`. */
export const MoveInRows = () => (
  <RowsField
    name="moveIn.items"
    what="move-in charge"
    add="Add charge"
    blank={newMoveInItem}
    most={maxMoveInItems}
    empty="No pet deposit, last month’s rent or one-time fee."
  >
    {({ name }) => <MoveInItem name={name} />}
  </RowsField>
);

function MoveInItem({ name }: { name: string }) {
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
