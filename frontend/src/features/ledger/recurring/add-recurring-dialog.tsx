import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { kindNames } from '../../../../../shared/domain/ledger/kind-names';
import {
  type RecurringKind,
  recurringKinds,
} from '../../../../../shared/domain/ledger/recurring/post-recurring';
import { limits } from '../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { LineDialog } from '../show/line-dialog';
import { newRhythm, type Rhythm, RhythmFields, rhythmOf, rhythmProblems } from './rhythm-fields';

type Values = Rhythm & { kind: RecurringKind; label: string };

const kinds = recurringKinds.map((value) => ({ value, label: kindNames[value] }));

/** Has a lease charged again and again beside its rent. */
export default function AddRecurringDialog({ ledger, onClose }: { ledger: Ledger; onClose: () => void }) {
  const { lease_id, today } = ledger;
  return (
    <LineDialog<Values>
      title="Add a recurring charge"
      lead="For what the signed lease does not charge each month. It is charged a week before it is due, while the lease goes on."
      button="Add"
      values={{ ...newRhythm(today), kind: 'parking', label: '' }}
      problems={(typed) =>
        problemsOf({
          label: typed.kind === 'other' && typed.label.trim() === '' && 'Say what it is for',
          ...rhythmProblems(typed),
        })
      }
      send={({ kind, label, ...rhythm }, sending) =>
        api.ledger.addRecurringCharge(
          { body: { lease_id, kind, label: label.trim(), ...rhythmOf(rhythm, today) } },
          sending,
        )
      }
      done="Recurring charge added."
      onClose={onClose}
    >
      <Fields today={today} />
    </LineDialog>
  );
}

const Fields = ({ today }: { today: string }) => (
  <>
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <SelectField label="Kind" options={kinds} {...useFormField('kind')} />
      <TextField
        label="Description (optional)"
        hint="Tenants see this"
        maxLength={limits.textCharacters}
        {...useFormField('label')}
      />
    </Columns>
    <RhythmFields today={today} dayLabel="Due on the" />
  </>
);
