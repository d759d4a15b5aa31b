import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { useFormField } from '../../../../forms/use-field';
import { DateField } from '../../../../ui/fields/date-field';
import { TextField } from '../../../../ui/fields/text-field';
import { MoveDialog } from './move-dialog';
import type { MoveProps } from './move-props';

type Values = { day: string; address: string };

/** Records that the keys are back; the deposit deadline may count from that day. */
export default function KeysDialog({ lease: { lease_id, today }, onClose }: MoveProps) {
  return (
    <MoveDialog<Values>
      title="Record the returned keys"
      lead="Returning keys early doesn’t end the lease. Rent continues through the last day."
      button="Save"
      values={{ day: today, address: '' }}
      problems={({ day }) => problemsOf({ day: day === '' && 'Choose a date' })}
      send={(values, sending) => api.leases.returnKeys({ body: { lease_id, ...values } }, sending)}
      done="The returned keys are recorded."
      onClose={onClose}
    >
      <Fields today={today} />
    </MoveDialog>
  );
}

const Fields = ({ today }: { today: string }) => (
  <>
    <DateField label="Back on" required max={today} {...useFormField('day')} />
    <TextField
      label="Forwarding address (optional)"
      hint="Where the tenants can be reached from now on."
      autoComplete="off"
      {...useFormField('address')}
    />
  </>
);
