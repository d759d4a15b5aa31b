import {
  type ExpenseCategory,
  expenseCategories,
} from '../../../../../shared/domain/ledger/owners/owner-money';
import { limits } from '../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { useFormField } from '../../../forms/use-field';
import { Columns } from '../../../ui/columns';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { type Invoiced, InvoiceField, invoiceProblem } from './invoice-field';
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
import { categoryWords } from './owner-words';
import { withInvoice } from './send-invoice';

const categories = expenseCategories.map((value) => ({ value, label: categoryWords[value] }));
type Expense = Paid & Invoiced & { vendor: string; category: ExpenseCategory };

/** What was paid for a property. */
export default function ExpenseDialog({ money, onClose }: MoneyDialogProps) {
  return (
    <MoneyDialog<Expense>
      title="Record an expense"
      lead={`Paid for ${money.property_title}. Owners split it by their shares on that day.`}
      button="Record the expense"
      values={{ ...paidToday(money), vendor: '', category: 'repairs', upload: null }}
      problems={(typed) =>
        problemsOf({
          vendor: typed.vendor.trim() === '' && 'Enter who was paid',
          ...paidProblems(typed),
          upload: invoiceProblem(typed),
        })
      }
      send={({ vendor, category, upload, ...paid }, sending) => {
        const body = { property_id: money.property_id, vendor: vendor.trim(), category, ...bodyOf(paid) };
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
    <SelectField label="Category" options={categories} {...useFormField('category')} />
  </Columns>
);
