import type { PropertyMoney } from '../../../../../shared/contract/owner-money';
import { ExpenseCategory } from '../../../../../shared/domain/ledger/owners/owner-money';
import { limits } from '../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { BillUnitField } from '../owners/bill-unit-field';
import { categoryProblem, ExpenseFields } from '../owners/expense-dialog';
import { MemoField, MoneyDialog } from '../owners/money-dialogs';
import { newRhythm, type Rhythm, RhythmFields, rhythmOf, rhythmProblems } from './rhythm-fields';

type Unit = { readonly unit_id: string; readonly unit_number: string };
type Values = Rhythm &
  Record<'vendor' | 'reference' | 'memo' | 'unit_id' | 'due_days', string> & {
    category: ExpenseCategory | '';
  };
type Props = { money: PropertyMoney; units: readonly Unit[]; onClose: () => void };

const dueChoices = [0, 7, 10, 14, 15, 20, 30, 45, 60, 90].map((days) => ({
  value: String(days),
  label: days === 0 ? 'The same day' : `${days} days later`,
}));

/** Has a vendor's bill recorded again and again. */
export default function AddRecurringBillDialog({ money, units, onClose }: Props) {
  const { property_id, property_title, today } = money;
  return (
    <MoneyDialog<Values>
      title="Add a recurring bill"
      lead={`For ${property_title}. Each bill is recorded on its day, and you pay it like any other.`}
      button="Add"
      values={{
        ...newRhythm(today),
        vendor: '',
        category: '',
        reference: '',
        memo: '',
        unit_id: '',
        due_days: '0',
      }}
      problems={(typed) =>
        problemsOf({
          vendor: typed.vendor.trim() === '' && 'Enter who sends it',
          category: categoryProblem(typed.category),
          ...rhythmProblems(typed),
        })
      }
      send={({ vendor, category, reference, memo, unit_id, due_days, ...rhythm }, sending) => {
        const texts = { vendor: vendor.trim(), reference: reference.trim(), memo: memo.trim() };
        const facts = { category: ExpenseCategory.parse(category), due_days: Number(due_days) };
        const body = { property_id, ...texts, ...facts, ...rhythmOf(rhythm, today) };
        return api.ledger.addRecurringBill({ body: { ...body, ...(unit_id && { unit_id }) } }, sending);
      }}
      done="Recurring bill added."
      onClose={onClose}
    >
      <ExpenseFields vendor="Vendor" />
      <RhythmFields today={today} dayLabel="Dated the" />
      <BillFields units={units} />
    </MoneyDialog>
  );
}

const BillFields = ({ units }: Pick<Props, 'units'>) => (
  <>
    <Columns widths="1fr 1fr 1fr" from="sm" gap="4">
      <SelectField label="Due" options={dueChoices} {...useFormField('due_days')} />
      <BillUnitField units={units} />
      <TextField
        label="Account number (optional)"
        maxLength={limits.textCharacters}
        {...useFormField('reference')}
      />
    </Columns>
    <MemoField />
  </>
);
