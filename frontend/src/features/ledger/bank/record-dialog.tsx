import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { BankRule } from '../../../../../shared/contract/bank';
import type { LineRule } from '../../../../../shared/domain/ledger/bank/line-rules';
import { categoryWords } from '../../../../../shared/domain/ledger/owners/category-words';
import type { MoneyMethod } from '../../../../../shared/domain/ledger/owners/owner-money';
import { ExpenseCategory, expenseCategories } from '../../../../../shared/domain/ledger/owners/owner-money';
import { notReceived } from '../../../../../shared/domain/ledger/rent/bulk';
import { limits } from '../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog, type FormDialogProps } from '../../../forms/form-dialog';
import { useFormField, useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { moneyMethods } from '../owners/owner-words';
import { ledgerChanged, openChargesQuery } from '../queries';
import { reportedPropertiesQuery } from '../reports/report-queries';
import { type LineDialogProps, lineText } from './line-dialog';
import { type Remembered, RuleFields, rememberedOf, ruleIn, wordsProblem } from './rule-fields';

type Moved = { on: string; method: MoneyMethod; reference: string };
type Payment = Moved & Remembered & { lease_id: string; payer: string };
type Expense = Moved & Remembered & { property_id: string; vendor: string; category: ExpenseCategory | '' };

const movedOf = ({ on, check }: LineDialogProps['line']): Moved => ({
  on,
  method: check === '' ? 'transfer' : 'check',
  reference: check,
});

/** Writes down what a line says and the ledgers lack, by the usual call, and matches the line to it. */
export default function RecordDialog(props: LineDialogProps) {
  return props.line.cents > 0 ? <PaymentDialog {...props} /> : <ExpenseDialog {...props} />;
}

type Kept<V extends Remembered & FieldValues> = Pick<
  FormDialogProps<V>,
  'title' | 'lead' | 'values' | 'problems' | 'children'
> & {
  /** Posts it; answers the book that it stands in. */
  post: (
    values: V,
    sending: Parameters<FormDialogProps<V>['send']>[1],
  ) => Promise<{ book_id: string; property_id: string; entry_id: string }>;
  /** What lines like it are proposed as. */
  ruleOf: (values: V) => Pick<LineRule, 'kind'> & Partial<LineRule>;
};

function RecordForm<V extends Remembered & FieldValues>({
  account,
  line,
  onClose,
  post,
  ruleOf,
  children,
  ...form
}: LineDialogProps & Kept<V>) {
  const client = useQueryClient();
  return (
    <FormDialog<V>
      {...form}
      button="Record and match"
      send={async (values, sending) => {
        const entry = await post(values, sending);
        const matches = [{ line_id: line.line_id, entries: [entry] }];
        const { account_id } = account;
        const rule = ruleIn(values, ruleOf(values));
        return api.ledger.matchBankLines({ body: { account_id, matches, ...(rule && { rule }) } });
      }}
      done="Recorded and matched."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      {children}
      <RuleFields />
    </FormDialog>
  );
}

function PaymentDialog(props: LineDialogProps) {
  const { line, rule } = props;
  const { data: leases = [] } = useQuery(openChargesQuery);
  const can = leases.filter(({ status }) => !notReceived(status));
  return (
    <RecordForm<Payment>
      {...props}
      title="Record a payment"
      lead={`${lineText(line)}. It pays the oldest charges of the lease first.`}
      values={{ ...movedOf(line), ...rememberedOf(line), lease_id: rule?.lease_id ?? '', payer: '' }}
      ruleOf={({ lease_id }) => ({ kind: 'payment', lease_id })}
      problems={({ lease_id, on, ...remembered }) =>
        problemsOf({
          lease_id: lease_id === '' && 'Choose a lease',
          on: on === '' && 'Choose a date',
          ...wordsProblem(remembered),
        })
      }
      post={async ({ lease_id, on, method, reference, payer }, sending) => {
        const facts = { lease_id, received_on: on, method, reference: reference.trim(), payer: payer.trim() };
        const body = { ...facts, cents: line.cents, chosen: [], hold_rest: false };
        const { data } = await api.ledger.receivePayment({ body }, sending);
        const property_id = can.find((lease) => lease.lease_id === lease_id)?.property_id ?? '';
        return { book_id: lease_id, property_id, entry_id: data.entry_id };
      }}
    >
      <ChoiceField
        name="lease_id"
        label="Lease"
        choices={can.map(({ lease_id: value, tenants, unit_number, property_title }) => ({
          value,
          label: `${tenants.join(', ')}: unit ${unit_number}, ${property_title}`,
        }))}
      />
      <LineField name="payer" label="Paid by (optional)" />
      <MovedFields day="Received on" />
    </RecordForm>
  );
}

const categories = expenseCategories.map((value) => ({ value, label: categoryWords[value] }));

/** As a rule names it, if it is one of ours. */
const categoryIn = (rule: BankRule | undefined): ExpenseCategory | undefined =>
  expenseCategories.find((one) => one === rule?.category);

function ExpenseDialog(props: LineDialogProps) {
  const { line, rule } = props;
  const { data: properties = [] } = useQuery(reportedPropertiesQuery);
  return (
    <RecordForm<Expense>
      {...props}
      title="Record an expense"
      lead={`${lineText(line)}. Owners split it by their shares on that day.`}
      values={{
        ...movedOf(line),
        ...rememberedOf(line),
        property_id: rule?.property_id ?? '',
        vendor: rule?.vendor || line.text,
        category: categoryIn(rule) ?? '',
      }}
      ruleOf={({ property_id, vendor, category }) => ({ kind: 'expense', property_id, vendor, category })}
      problems={({ property_id, vendor, category, on, ...remembered }) =>
        problemsOf({
          property_id: property_id === '' && 'Choose a property',
          vendor: vendor.trim() === '' && 'Enter who was paid',
          category: category === '' && 'Choose a category',
          on: on === '' && 'Choose a date',
          ...wordsProblem(remembered),
        })
      }
      post={async ({ property_id, vendor, category, on, method, reference }, sending) => {
        const facts = {
          property_id,
          vendor: vendor.trim(),
          category: ExpenseCategory.parse(category),
          method,
          reference: reference.trim(),
        };
        const body = { ...facts, cents: -line.cents, paid_on: on, memo: '' };
        const { data } = await api.ledger.addExpense({ body }, sending);
        return { book_id: property_id, property_id, entry_id: data.entry_id };
      }}
    >
      <ChoiceField
        name="property_id"
        label="Property"
        choices={properties.map(({ id: value, title: label }) => ({ value, label }))}
      />
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <LineField name="vendor" label="Paid to" required />
        <CategoryField />
      </Columns>
      <MovedFields day="Paid on" />
    </RecordForm>
  );
}

type ChoiceProps = { name: string; label: string; choices: readonly { value: string; label: string }[] };

const ChoiceField = ({ name, label, choices }: ChoiceProps) => (
  <SelectField
    label={label}
    required
    placeholder={`Choose a ${label.toLowerCase()}`}
    options={choices}
    {...useFormField(name)}
  />
);

const CategoryField = () => (
  <SelectField
    label="Category"
    required
    placeholder="Choose a category"
    options={categories}
    {...useFormField('category')}
  />
);

const LineField = ({ name, ...field }: { name: string; label: string; required?: boolean }) => (
  <TextField {...field} maxLength={limits.textCharacters} {...useFormField(name)} />
);

function MovedFields({ day }: { day: string }) {
  const { onChange, ...method } = useValueField<Moved, 'method'>('method');
  return (
    <>
      <ChoiceCards {...method} label="By" columns={3} choices={moneyMethods} onValue={onChange} />
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <DateField label={day} required {...useFormField('on')} />
        <LineField name="reference" label="Reference (optional)" />
      </Columns>
    </>
  );
}
