import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { vacantUnitsQuery } from '../../units/queries';
import { applicantChanged } from '../queries';

type Props = { applicant: ApplicantDetails; onClose: () => void };

/** Takes an applicant from the waiting list to a decision about this unit or a vacant one. */
export default function ConsiderDialog({ applicant, onClose }: Props) {
  const client = useQueryClient();
  const { applicant_id: application_id, version, unit_id: own } = applicant;
  return (
    <FormDialog
      title="Consider for a home"
      lead="The applicant sees which home this is for, and is decided about like everyone else."
      button="Take from the list"
      done="To decide again"
      values={{ unit_id: own }}
      send={({ unit_id }, { idempotencyKey }) =>
        api.screening.moveApplicant(
          { body: { application_id, version, to: 'submitted', unit_id } },
          { idempotencyKey },
        )
      }
      onSaved={() => applicantChanged(client)}
      onClose={onClose}
    >
      <UnitChoice applicant={applicant} />
    </FormDialog>
  );
}

function UnitChoice({ applicant }: Pick<Props, 'applicant'>) {
  const { data = [] } = useQuery(vacantUnitsQuery);
  const { unit_id, unit_number, property_title } = applicant;
  const others = data.filter((unit) => unit.unit_id !== unit_id);
  return (
    <SelectField
      label="Home"
      options={[
        { value: unit_id, label: `Unit ${unit_number}, ${property_title} (applied for)` },
        ...others.map((unit) => ({
          value: unit.unit_id,
          label: `Unit ${unit.unit_number}, ${unit.property_title}`,
        })),
      ]}
      {...useFormField('unit_id')}
    />
  );
}
