import { addDays } from '../../../../../../shared/domain/dates';
import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { now } from '../../../../api/clock';
import { useFormField } from '../../../../forms/use-field';
import { dayIn, instantIn } from '../../../../ui/data/zone-time';
import { DateField } from '../../../../ui/fields/date-field';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';

/** Hides a request from triage until a morning. */
export default function SnoozeDialog({ request: { request_id, zone }, onClose }: DialogProps) {
  const tomorrow = addDays(dayIn(zone, now()), 1);
  return (
    <RequestDialog
      title="Snooze"
      lead="It comes back to triage that morning. Its status and deadline stay the same."
      button="Snooze"
      values={{ until: tomorrow }}
      problems={({ until }) => problemsOf({ until: until === '' && 'Choose a date' })}
      send={({ until }) =>
        api.requests.snoozeRequest({ body: { request_id, until: instantIn(zone, until, '08:00') } })
      }
      done="Snoozed."
      onClose={onClose}
    >
      <Until min={tomorrow} />
    </RequestDialog>
  );
}

const Until = ({ min }: { min: string }) => (
  <DateField label="Until" required min={min} {...useFormField('until')} />
);
