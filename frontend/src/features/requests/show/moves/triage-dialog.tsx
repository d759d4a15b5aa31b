import { problemsOf } from '../../../../../../shared/domain/problem';
import type { Category, Hazard, Priority } from '../../../../../../shared/domain/requests/categories';
import { priorities } from '../../../../../../shared/domain/requests/categories';
import { api } from '../../../../api/client';
import { now } from '../../../../api/clock';
import { categoryOptions, hazardOptions } from '../../../../domain-ui/request/request-words';
import { useFormField, useValueField } from '../../../../forms/use-field';
import { dayIn, instantIn } from '../../../../ui/data/zone-time';
import { ChoiceCards } from '../../../../ui/fields/choice-cards';
import { DateField } from '../../../../ui/fields/date-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { Columns } from '../../../../ui/layout/columns';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';

type Values = { priority: Priority | ''; category: Category; hazard: Hazard | 'none'; fix_by: string };

const daysOf = (hours: number) => (hours <= 24 ? 'within a day' : `within ${hours / 24} days`);
const choices = (Object.keys(priorities) as Priority[]).map((value) => ({
  value,
  label: priorities[value].name,
  hint: `Fixed ${daysOf(priorities[value].fixHours)}`,
}));

/** Sets how urgent it is, and by when it has to be fixed. */
export default function TriageDialog({ request, onClose }: DialogProps) {
  const { request_id, version, priority, category, hazard, zone } = request;
  return (
    <RequestDialog<Values>
      title="Triage"
      lead="Set how urgent it is. The deadline follows."
      button="Save"
      values={{ priority: priority ?? '', category, hazard: hazard ?? 'none', fix_by: '' }}
      problems={(values) => problemsOf({ priority: values.priority === '' && 'Choose a priority' })}
      send={async (values) => {
        if (values.priority === '') return;
        await api.requests.triageRequest({
          body: {
            request_id,
            version,
            priority: values.priority,
            category: values.category,
            hazard: values.hazard,
            ...(values.fix_by !== '' && { fix_by: instantIn(zone, values.fix_by, '18:00') }),
          },
        });
      }}
      done="Triage saved."
      onClose={onClose}
    >
      <Fields min={dayIn(zone, now())} />
    </RequestDialog>
  );
}

function Fields({ min }: { min: string }) {
  const { onChange, ...priority } = useValueField<Values, 'priority'>('priority');
  return (
    <>
      <ChoiceCards {...priority} label="Priority" required choices={choices} onValue={onChange} />
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <SelectField label="Category" options={categoryOptions} {...useFormField('category')} />
        <SelectField
          label="Emergency"
          options={[{ value: 'none', label: 'None' }, ...hazardOptions]}
          {...useFormField('hazard')}
        />
      </Columns>
      <DateField
        label="Fixed by (optional)"
        hint="Otherwise as the priority says."
        min={min}
        {...useFormField('fix_by')}
      />
    </>
  );
}
