import { useWatch } from 'react-hook-form';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { addDays } from '../../../../../shared/domain/dates';
import { limits } from '../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { PlanParts } from '../../../domain-ui/ledger/plan-parts';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { LineDialog } from '../show/line-dialog';
import { counts, type PlanValues, partsOf, rhythms } from './plan-values';

type Props = { ledger: Ledger; onClose: () => void };

/** The tenants promised to pay what is past due, at once or part by part (D67). */
export default function PlanDialog({ ledger, onClose }: Props) {
  const { lease_id, today, plannable: debt = 0 } = ledger;
  return (
    <LineDialog<PlanValues>
      title="Payment plan"
      lead={`${displayDollars(debt)} is past due. Due dates stay as they are; while the plan is kept, no late fees and reminders of it go out.`}
      button="Save the plan"
      values={{ count: '1', first_on: addDays(today, 7), every: 'month', note: '' }}
      problems={({ first_on }) =>
        problemsOf({
          first_on: first_on === '' ? 'Choose a date' : first_on < today && 'Choose today or a later day',
        })
      }
      send={({ note, ...values }) =>
        api.ledger.makePaymentPlan({ body: { lease_id, parts: partsOf(debt, values), note: note.trim() } })
      }
      done="Payment plan saved."
      onClose={onClose}
    >
      <Fields debt={debt} today={today} />
    </LineDialog>
  );
}

function Fields({ debt, today }: { debt: number; today: string }) {
  const [count = '1', first_on = '', every = 'month'] = useWatch<PlanValues, ['count', 'first_on', 'every']>({
    name: ['count', 'first_on', 'every'],
  });
  const parts = partsOf(debt, { count, first_on, every }).map((part) => ({ ...part, left: part.cents }));
  return (
    <>
      <Columns widths="1fr 1fr 1fr" from="sm" gap="4">
        <SelectField label="Paid in" options={counts} {...useFormField('count')} />
        <DateField label="First by" required min={today} {...useFormField('first_on')} />
        <SelectField label="Then" options={rhythms} {...useFormField('every')} />
      </Columns>
      <TextField
        label="Note (optional)"
        hint="Only staff see it"
        maxLength={limits.descriptionCharacters}
        {...useFormField('note')}
      />
      <PlanParts plan={{ parts }} />
    </>
  );
}
