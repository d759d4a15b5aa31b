import { useQueryClient } from '@tanstack/react-query';
import type { Bill } from '../../../../../shared/contract/bills';
import type { PropertyMoney } from '../../../../../shared/contract/owner-money';
import { displayDate } from '../../../../../shared/domain/dates';
import { ExpenseCategory, type MoneyMethod } from '../../../../../shared/domain/ledger/owners/owner-money';
import { limits } from '../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { fileProblem, type WithFile } from '../../../forms/file-field';
import { FormDialog } from '../../../forms/form-dialog';
import { centsOf } from '../../../forms/typed-cents';
import { useFormField, useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { openFrom } from '../parts/ledger-words';
import { ledgerChanged } from '../queries';
import { ReasonField } from '../show/line-dialog';
import { BillUnitField } from './bill-unit-field';
import { categoryProblem, ExpenseFields } from './expense-dialog';
import { InvoiceField } from './invoice-field';
import { MemoField, MoneyDialog } from './money-dialogs';
import { moneyMethods } from './owner-words';
import { withInvoice } from './send-invoice';

type Unit = { readonly unit_id: string; readonly unit_number: string };
type Add = Record<'vendor' | 'cents' | 'billed_on' | 'due_on' | 'reference' | 'memo' | 'unit_id', string> &
  WithFile & { category: ExpenseCategory | '' };
type AddProps = { money: PropertyMoney; units: readonly Unit[]; onClose: () => void };

/** A vendor's bill is written down. */
export function AddBillDialog({ money, units, onClose }: AddProps) {
  const { property_id, property_title, today } = money;
  return (
    <MoneyDialog<Add>
      title="Record a bill"
      lead={`Owed for ${property_title}. It reaches the owners’ balances when it is paid.`}
      button="Record the bill"
      values={{
        vendor: '',
        category: '',
        cents: '',
        billed_on: today,
        due_on: today,
        reference: '',
        memo: '',
        unit_id: '',
        upload: null,
      }}
      problems={({ vendor, category, cents, billed_on, due_on, upload }) =>
        problemsOf({
          vendor: vendor.trim() === '' && 'Enter who sent it',
          category: categoryProblem(category),
          cents: centsOf(cents) <= 0 && 'Enter an amount above zero',
          billed_on: billed_on === '' && 'Choose a date',
          due_on: due_on === '' && 'Choose a date',
          upload: fileProblem({ upload }),
        })
      }
      send={({ unit_id, category, cents, vendor, reference, memo, upload, ...days }, sending) => {
        const facts = { ...days, category: ExpenseCategory.parse(category) };
        const texts = { vendor: vendor.trim(), reference: reference.trim(), memo: memo.trim() };
        const body = { property_id, ...facts, ...texts, cents: centsOf(cents), ...(unit_id && { unit_id }) };
        return withInvoice(property_id, upload, (invoice) =>
          api.ledger.addBill({ body: { ...body, ...invoice } }, sending),
        );
      }}
      done="Bill recorded."
      onClose={onClose}
    >
      <ExpenseFields vendor="Vendor" />
      <BillFields money={money} units={units} />
    </MoneyDialog>
  );
}

const BillFields = ({ money, units }: Omit<AddProps, 'onClose'>) => (
  <>
    <Columns widths="1fr 1fr 1fr" from="sm" gap="4">
      <AmountField name="cents" label="Amount" required />
      <DateField
        label="Dated"
        required
        min={openFrom(money)}
        max={money.today}
        {...useFormField('billed_on')}
      />
      <DateField label="Due" required {...useFormField('due_on')} />
    </Columns>
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <BillUnitField units={units} />
      <TextField
        label="Invoice number (optional)"
        maxLength={limits.textCharacters}
        {...useFormField('reference')}
      />
    </Columns>
    <MemoField />
    <InvoiceField />
  </>
);

type Paid = { paid_on: string; method: MoneyMethod; reference: string };
type OneProps = { money: PropertyMoney; bill: Bill; onClose: () => void };

/** All of a bill was paid. */
export function PayBillDialog({ money, bill, onClose }: OneProps) {
  const { property_id, today } = money;
  const { bill_id, cents, vendor, due_on, billed_on } = bill;
  return (
    <MoneyDialog<Paid>
      title={`Pay ${vendor}`}
      lead={`${displayDollars(cents)}, due ${displayDate(due_on)}. This records a payment you make yourself; owners split it by their shares on that day.`}
      button="Record the payment"
      values={{ paid_on: today, method: 'check', reference: '' }}
      problems={({ paid_on }) => problemsOf({ paid_on: paid_on === '' && 'Choose a date' })}
      send={({ reference, ...facts }, sending) =>
        api.ledger.payBill({ body: { property_id, bill_id, ...facts, reference: reference.trim() } }, sending)
      }
      done="Bill paid."
      onClose={onClose}
    >
      <PayFields from={openFrom(money, billed_on)} today={today} />
    </MoneyDialog>
  );
}

function PayFields({ from, today }: { from: string; today: string }) {
  const { onChange, ...method } = useValueField<Paid, 'method'>('method');
  return (
    <>
      <ChoiceCards {...method} label="Paid by" columns={3} choices={moneyMethods} onValue={onChange} />
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <DateField label="Paid on" required min={from} max={today} {...useFormField('paid_on')} />
        <TextField
          label="Check or transfer number (optional)"
          maxLength={limits.textCharacters}
          {...useFormField('reference')}
        />
      </Columns>
    </>
  );
}

/** An open bill is taken back. */
export function VoidBillDialog({ money: { property_id }, bill, onClose }: OneProps) {
  const client = useQueryClient();
  return (
    <FormDialog<{ reason: string }>
      title={`Void the bill of ${bill.vendor}?`}
      lead={`${displayDollars(bill.cents)} is no longer owed. The bill and its reversal both stay in the book.`}
      button="Void"
      isDanger
      values={{ reason: '' }}
      problems={({ reason }) => problemsOf({ reason: reason.trim() === '' && 'Say why' })}
      send={({ reason }, sending) => {
        const body = { property_id, entry_id: bill.bill_id, reason: reason.trim() };
        return api.ledger.reverseOwnerMoney({ body }, sending);
      }}
      done="Bill voided."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <ReasonField required />
    </FormDialog>
  );
}
