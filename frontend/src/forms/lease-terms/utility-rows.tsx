import { useFormContext, useWatch } from 'react-hook-form';
import { householdLimits, type Utility } from '../../../../shared/domain/leases/household';
import { limits } from '../../../../shared/domain/limits';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-field';
import { Columns } from '../../ui/layout/columns';
import { Button } from '../../ui/primitives/button';
import { RowsField } from '../rows-field';
import { useFormField } from '../use-field';

type UtilityForm = { utilities: Utility[] };

const payers = [
  { value: 'tenants', label: 'The tenants' },
  { value: 'owner', label: 'The landlord' },
  { value: 'shared', label: 'Shared' },
];

const usualUtilities = ['Electricity', 'Gas', 'Water', 'Trash', 'Internet'];

/** Who pays for what. The rows of a form with `utilities`. */
export const UtilityRows = () => (
  <RowsField
    name="utilities"
    what="utility"
    add="Add utility"
    blank={() => ({ name: '', paidBy: 'tenants' })}
    most={householdLimits.utilities}
    more={<UsualUtilities />}
  >
    {({ name }) => <UtilityRow name={name} />}
  </RowsField>
);

const UtilityRow = ({ name }: { name: string }) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <TextField
      label="Utility"
      maxLength={limits.textCharacters}
      autoComplete="off"
      {...useFormField(`${name}.name`)}
    />
    <SelectField label="Paid by" options={payers} {...useFormField(`${name}.paidBy`)} />
  </Columns>
);

/** Most leases name the same ones. */
function UsualUtilities() {
  const { setValue } = useFormContext<UtilityForm>();
  const utilities = useWatch<UtilityForm, 'utilities'>({ name: 'utilities' });
  if (utilities.length > 0) return null;
  const add = () =>
    setValue(
      'utilities',
      usualUtilities.map((name) => ({ name, paidBy: 'tenants' as const })),
      { shouldDirty: true },
    );
  return (
    <Button size="sm" variant="ghost" onClick={add}>
      Add the common ones
    </Button>
  );
}
