import { useQueryClient } from '@tanstack/react-query';
import { limits } from '../../../../../shared/domain/limits';
import { tenantRecordLimits, type Vehicle } from '../../../../../shared/domain/people/tenant-record';
import type { Problem } from '../../../../../shared/domain/problem';
import type { Sending } from '../../../forms/app-form';
import { FormDialog } from '../../../forms/form-dialog';
import { RowsField } from '../../../forms/rows-field';
import { useFormField } from '../../../forms/use-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { tenantChanged } from '../queries';

type Values = { vehicles: Vehicle[] };
type Props = {
  vehicles: readonly Vehicle[];
  send: (vehicles: Vehicle[], sending: Pick<Sending, 'idempotencyKey'>) => Promise<unknown>;
  onClose: () => void;
};

const blank = (): Vehicle => ({ description: '', plate: '', state: '' });

export const vehicleProblems = ({ vehicles }: Values): Problem[] =>
  vehicles.flatMap(({ description }, at) =>
    description.trim() === ''
      ? [{ path: ['vehicles', at, 'description'], message: 'Enter the make and model' }]
      : [],
  );

/** The vehicles that a household parks. */
export default function VehiclesDialog({ vehicles, send, onClose }: Props) {
  const client = useQueryClient();
  return (
    <FormDialog<Values>
      title="Vehicles"
      lead="Cars, trucks and motorcycles parked at the home."
      button="Save"
      values={{ vehicles: vehicles.length > 0 ? vehicles.map((vehicle) => ({ ...vehicle })) : [blank()] }}
      problems={vehicleProblems}
      send={(values, sending) => send(values.vehicles, sending)}
      done="Vehicles saved."
      onSaved={() => tenantChanged(client)}
      onClose={onClose}
    >
      <RowsField<Vehicle>
        name="vehicles"
        what="vehicle"
        add="Add vehicle"
        blank={blank}
        most={tenantRecordLimits.vehicles}
        empty="No vehicles."
      >
        {({ name }) => <VehicleRow name={name} />}
      </RowsField>
    </FormDialog>
  );
}

const VehicleRow = ({ name }: { name: string }) => (
  <Columns widths="1fr 8rem 5rem" from="sm" gap="4">
    <TextField
      label="Make and model"
      hint="2019 Honda Civic, blue"
      required
      maxLength={limits.textCharacters}
      {...useFormField(`${name}.description`)}
    />
    <TextField
      label="License plate"
      dir="ltr"
      maxLength={limits.textCharacters}
      {...useFormField(`${name}.plate`)}
    />
    <TextField label="State" dir="ltr" maxLength={20} {...useFormField(`${name}.state`)} />
  </Columns>
);
