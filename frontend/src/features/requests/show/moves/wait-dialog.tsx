import { waitedFor } from '../../../../../../shared/domain/requests/request';
import { api } from '../../../../api/client';
import { now } from '../../../../api/clock';
import { waitWords } from '../../../../domain-ui/request/request-words';
import { useFormField } from '../../../../forms/use-field';
import { dayIn, instantIn } from '../../../../ui/data/zone-time';
import { DateField } from '../../../../ui/fields/date-field';
import { SelectField } from '../../../../ui/fields/select-field';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { WordsField } from './fields';

type Values = { for: (typeof waitedFor)[number]; until: string; why: string };
const options = waitedFor.map((value) => ({ value, label: waitWords[value] }));

/** Says what the request waits for. */
export default function WaitDialog({ request: { request_id, zone, hazard }, onClose }: DialogProps) {
  return (
    <RequestDialog<Values>
      title="Mark as waiting"
      lead={
        hazard
          ? 'Its clock goes on, because it is an emergency.'
          : 'Its clock stands still while it waits for the tenant or the owner.'
      }
      button="Mark as waiting"
      values={{ for: 'parts', until: '', why: '' }}
      send={({ until, why, ...wait }) =>
        api.requests.waitRequest({
          body: {
            request_id,
            for: wait.for,
            ...(until !== '' && { until: instantIn(zone, until, '08:00') }),
            why: why.trim(),
          },
        })
      }
      done="Marked as waiting."
      onClose={onClose}
    >
      <Fields min={dayIn(zone, now())} />
    </RequestDialog>
  );
}

const Fields = ({ min }: { min: string }) => (
  <>
    <SelectField label="It waits for" options={options} {...useFormField('for')} />
    <DateField label="Until (optional)" min={min} {...useFormField('until')} />
    <WordsField name="why" label="Why (optional)" />
  </>
);
