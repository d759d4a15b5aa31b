import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { useFormField } from '../../../../forms/use-field';
import { DateField } from '../../../../ui/fields/date-field';
import { TextField } from '../../../../ui/fields/text-field';
import { MoveDialog } from './move-dialog';
import type { MoveProps } from './move-props';

type Values = { day: string; address: string };

/** The keys are back; the deposit's days may count from here. */
export default function KeysDialog({ lease: { lease_id, today }, onClose }: MoveProps) {
  return (
    <MoveDialog<Values>
      title="Take the keys back"
      lead="Keys that come back early end nothing: rent runs to the last day."
      button="The keys are back"
      values={{ day: today, address: '' }}
      problems={({ day }) => problemsOf({ day: day === '' && 'Choose the day' })}
      send={(values, sending) => api.leases.returnKeys({ body: { lease_id, ...values } }, sending)}
      done="Written down: the keys are back."
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
