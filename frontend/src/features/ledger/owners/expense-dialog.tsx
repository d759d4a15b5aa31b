import { categoryWords } from '../../../../../shared/domain/ledger/owners/category-words';
import { ExpenseCategory, expenseCategories } from '../../../../../shared/domain/ledger/owners/owner-money';
import { limits } from '../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { fileProblem, type WithFile } from '../../../forms/file-field';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { InvoiceField } from './invoice-field';
import {
  bodyOf,
  MethodField,
  MoneyDialog,
  type MoneyDialogProps,
  type Paid,
  PaidFields,
  paidProblems,
  paidToday,
} from './money-dialogs';
import { withInvoice } from './send-invoice';

const categories = expenseCategories.map((value) => ({ value, label: categoryWords[value] }));
type Expense = Paid & WithFile & { vendor: string; category: ExpenseCategory | '' };

/** Each has its own line in the owners’ books: the person says which. */
export const categoryProblem = (category: ExpenseCategory | ''): string | false =>
  category === '' && 'Choose a category';

/** What was paid for a property. */
export default function ExpenseDialog({ money, onClose }: MoneyDialogProps) {
  return (
    <MoneyDialog<Expense>
      title="Record an expense"
      lead={`Paid for ${money.property_title}. Owners split it by their shares on that day.`}
      button="Record the expense"
      values={{ ...paidToday(money), vendor: '', category: '', upload: null }}
      problems={(typed) =>
        problemsOf({
          vendor: typed.vendor.trim() === '' && 'Enter who was paid',
          category: categoryProblem(typed.category),
          ...paidProblems(typed),
          upload: fileProblem(typed),
        })
      }
      send={({ vendor, category, upload, ...paid }, sending) => {
        const facts = { property_id: money.property_id, vendor: vendor.trim(), ...bodyOf(paid) };
        const body = { ...facts, category: ExpenseCategory.parse(category) };
        return withInvoice(money.property_id, upload, (invoice) =>
          api.ledger.addExpense({ body: { ...body, ...invoice } }, sending),
        );
      }}
      done="Expense recorded."
      onClose={onClose}
    >
      <ExpenseFields />
      <PaidFields money={money} by={<MethodField />} reference="Number of the invoice, check or transfer" />
      <InvoiceField />
    </MoneyDialog>
  );
}

export const ExpenseFields = ({ vendor = 'Paid to' }: { vendor?: string }) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <TextField label={vendor} required maxLength={limits.textCharacters} {...useFormField('vendor')} />
    <SelectField
      label="Category"
      required
      placeholder="Choose a category"
      options={categories}
      {...useFormField('category')}
    />
  </Columns>
);
