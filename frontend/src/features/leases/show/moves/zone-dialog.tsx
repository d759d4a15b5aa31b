import { api } from '../../../../api/client';
import { useFormField } from '../../../../forms/use-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { MoveDialog } from './move-dialog';
import type { MoveProps } from './move-props';

/** `America/Indiana/Knox` as `Knox`, after the time it keeps: `Central Time (Chicago)`. */
const nameOfZone = (zone: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return `${name} (${zone.split('/').at(-1)?.replaceAll('_', ' ')})`;
};

/** The zone that the property's days are counted in, where its state has more than one (D6). */
export default function ZoneDialog({ lease, onClose }: MoveProps) {
  const { property_id, property_title, time_zone, time_zones } = lease;
  return (
    <MoveDialog
      title="Choose the time zone"
      lead={`First days, last days and reminders of ${property_title} begin at midnight there. A new zone counts from the next midnight on.`}
      button="Save"
      values={{ zone: time_zone }}
      send={({ zone }, sending) => api.leases.chooseTimeZone({ body: { property_id, zone } }, sending)}
      done="The time zone counts from the next midnight on."
      onClose={onClose}
    >
      <Zones zones={time_zones} />
    </MoveDialog>
  );
}

const Zones = ({ zones }: { zones: readonly string[] }) => (
  <SelectField label="Time zone" {...useFormField('zone')}>
    {zones.map((zone) => (
      <option key={zone} value={zone}>
        {nameOfZone(zone)}
      </option>
    ))}
  </SelectField>
);
