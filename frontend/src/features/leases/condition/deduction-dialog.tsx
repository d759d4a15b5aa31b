import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import { reportLimits } from '../../../../../shared/domain/leases/condition/report';
import type { Difference } from '../../../../../shared/domain/leases/condition/report-rules';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { TextField } from '../../../ui/fields/text-field';
import { MoveDialog } from '../show/moves/move-dialog';

type Values = { reason: string; cents: string };
type Props = { read: ConditionReport; about: Difference; onClose: () => void };

/** What is kept from the deposit for one difference, as a draft. */
export default function DeductionDialog({ read, about, onClose }: Props) {
  const { lease_id, version, deductions } = read;
  const { id: item, name, note } = about.after;
  const known = deductions.find((one) => one.item === item);
  return (
    <MoveDialog<Values>
      title={`Deduction: ${name}`}
      lead="A draft for the settlement. Nothing is charged yet."
      button="Keep the draft"
      values={{ reason: known?.reason ?? note, cents: typedOf(known?.cents) }}
      problems={({ reason, cents }) =>
        problemsOf({
          reason: reason.trim() === '' && 'Say what it is for',
          cents: centsOf(cents) < 1 && 'Enter an amount',
        })
      }
      send={({ reason, cents }) => {
        const others = deductions.filter((one) => one.item !== item);
        const next = [...others, { item, reason: reason.trim(), cents: centsOf(cents) }];
        return api.leases.changeDeductions({ body: { lease_id, version, deductions: next } });
      }}
      done="The draft is kept."
      onClose={onClose}
    >
      <Fields />
    </MoveDialog>
  );
}

const Fields = () => (
  <>
    <TextField label="Reason" required maxLength={reportLimits.noteCharacters} {...useFormField('reason')} />
    <AmountField name="cents" label="Amount" required />
  </>
);
