import { counted } from '../../../../../../shared/domain/counted';
import { addDays } from '../../../../../../shared/domain/dates';
import { limits } from '../../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { useFormField, useValueField } from '../../../../forms/use-field';
import { ChoiceCards } from '../../../../ui/fields/choice-cards';
import { DateField } from '../../../../ui/fields/date-field';
import { TextAreaField } from '../../../../ui/fields/text-area-field';
import { Columns } from '../../../../ui/layout/columns';
import { heldWords } from '../../parts/lease-words';
import { agreedTermOf } from '../../parts/terms-of';
import { MoveDialog } from './move-dialog';
import type { MoveProps } from './move-props';

type Values = { by: 'tenants' | 'owner' | 'both'; given_on: string; last_day: string; reason: string };

const sides = [
  { value: 'tenants', label: 'The tenants' },
  { value: 'owner', label: 'The landlord' },
  { value: 'both', label: 'Both agreed' },
] as const;

/** Records a notice from either side, or moves an existing one. */
export default function NoticeDialog({ lease, onClose }: MoveProps) {
  const { lease_id, today, notice } = lease;
  const held = heldWords(lease);
  const days = agreedTermOf(lease)?.noticeDays ?? 0;
  return (
    <MoveDialog<Values>
      title={notice ? 'Move the last day' : 'Record a notice'}
      lead={
        held
          ? `The lease then ends on the last day, and an open renewal is withdrawn. ${held}`
          : 'The lease then ends on the last day. The tenants get a copy by email, and an open renewal is withdrawn.'
      }
      button="Save the notice"
      values={{
        by: notice?.by ?? 'tenants',
        given_on: today,
        last_day: notice?.lastDay ?? addDays(today, days),
        reason: '',
      }}
      problems={({ given_on, last_day }) =>
        problemsOf({
          given_on: given_on === '' && 'Choose a date',
          last_day: last_day === '' && 'Choose the last day',
        })
      }
      send={(values, sending) => api.leases.giveNotice({ body: { lease_id, ...values } }, sending)}
      done={
        held ? `The notice is recorded. ${held}` : 'The notice is recorded, and the tenants get an email.'
      }
      onClose={onClose}
    >
      <Fields days={days} today={today} />
    </MoveDialog>
  );
}

function Fields({ days, today }: { days: number; today: string }) {
  const { onChange, ...by } = useValueField<Values, 'by'>('by');
  return (
    <>
      <ChoiceCards {...by} label="Who gave notice?" choices={sides} columns={3} onValue={onChange} />
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <DateField label="Given on" required max={today} {...useFormField('given_on')} />
        <DateField label="Last day" required min={today} {...useFormField('last_day')} />
      </Columns>
      <TextAreaField
        label="Reason (optional)"
        hint={
          days > 0 ? `Allows a last day sooner than ${counted(days, 'day')} after the notice.` : undefined
        }
        rows={2}
        maxLength={limits.descriptionCharacters}
        {...useValueField<Values, 'reason'>('reason')}
      />
    </>
  );
}
