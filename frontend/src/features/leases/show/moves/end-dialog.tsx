import { EndReason } from '../../../../../../shared/domain/leases/lease';
import { limits } from '../../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { useFormField, useValueField } from '../../../../forms/use-field';
import { DateField } from '../../../../ui/fields/date-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextAreaField } from '../../../../ui/fields/text-area-field';
import { Columns } from '../../../../ui/layout/columns';
import { endWords } from '../end-words';
import { MoveDialog } from './move-dialog';
import type { MoveProps } from './move-props';

type Values = { day: string; why: keyof typeof endWords; note: string };

/** Ends a lease on a day up to today; rent stops there. */
export default function EndDialog({ lease: { lease_id, today }, onClose }: MoveProps) {
  return (
    <MoveDialog<Values>
      title="End this lease?"
      lead="Rent stops after the last day and the unit becomes available. For a future day, record a notice instead. You can reopen the lease until the deposit is settled."
      button="End the lease"
      isDanger
      values={{ day: today, why: 'agreement', note: '' }}
      problems={({ day }) => problemsOf({ day: day === '' && 'Choose a date' })}
      send={(values, sending) => api.leases.endLease({ body: { lease_id, ...values } }, sending)}
      done="The lease has ended."
      onClose={onClose}
    >
      <Fields today={today} />
    </MoveDialog>
  );
}

const Fields = ({ today }: { today: string }) => (
  <>
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <DateField label="Last day" required max={today} {...useFormField('day')} />
      <SelectField label="Why" {...useFormField('why')}>
        {EndReason.options.map((why) => (
          <option key={why} value={why}>
            {endWords[why]}
          </option>
        ))}
      </SelectField>
    </Columns>
    <TextAreaField
      label="Note (optional)"
      rows={2}
      maxLength={limits.descriptionCharacters}
      {...useValueField<Values, 'note'>('note')}
    />
  </>
);
