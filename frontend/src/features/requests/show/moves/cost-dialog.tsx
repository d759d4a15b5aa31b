import { useWatch } from 'react-hook-form';
import { addDays } from '../../../../../../shared/domain/dates';
import {
  type ExpenseCategory,
  expenseCategories,
} from '../../../../../../shared/domain/ledger/owners/owner-money';
import { displayDollars } from '../../../../../../shared/domain/money';
import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { now } from '../../../../api/clock';
import { AmountField } from '../../../../forms/amount-field';
import { centsOf, typedOf } from '../../../../forms/typed-cents';
import { useFormField } from '../../../../forms/use-field';
import { dayIn } from '../../../../ui/data/zone-time';
import { DateField } from '../../../../ui/fields/date-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { Columns } from '../../../../ui/layout/columns';
import { Muted } from '../../../../ui/primitives/text';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { WordsField } from './fields';

type Values = {
  bill: string;
  vendor: string;
  category: ExpenseCategory;
  owner: string;
  tenant: string;
  billed_on: string;
  due_on: string;
  reference: string;
  memo: string;
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const categoryOptions = expenseCategories.map((value) => ({ value, label: capital(value) }));

/** Writes the cost into the books: the owners' part and the tenants' part. */
export default function CostDialog({ request, onClose }: DialogProps) {
  const { request_id, zone, assignee, bills, money } = request;
  const today = dayIn(zone, now());
  const open = bills.filter(({ is_costed }) => !is_costed);
  const [first] = open;
  return (
    <RequestDialog<Values>
      title="Write down the cost"
      lead={
        money
          ? `A bill of the property, and a claim against the tenants for their part. ${displayDollars(money.left)} of ${displayDollars(money.ceiling)} are left to spend.`
          : 'A bill of the property, and a claim against the tenants for their part.'
      }
      button="Write it down"
      values={{
        bill: first ? String(first.bill) : '',
        vendor: first?.by ?? assignee?.name ?? '',
        category: 'repairs',
        owner: typedOf(first?.cents),
        tenant: '',
        billed_on: today,
        due_on: addDays(today, 30),
        reference: first?.reference ?? '',
        memo: '',
      }}
      problems={({ vendor, owner, tenant, billed_on, due_on }) =>
        problemsOf({
          vendor: vendor.trim() === '' && 'Enter who sent the bill',
          owner: centsOf(owner) + centsOf(tenant) <= 0 && 'Enter an amount above zero',
          billed_on: billed_on === '' && 'Choose a date',
          due_on: due_on === '' && 'Choose a date',
        })
      }
      send={({ bill, vendor, category, owner, tenant, billed_on, due_on, reference, memo }, sending) =>
        api.requests.addCost(
          {
            body: {
              request_id,
              ...(bill !== '' && { bill: Number(bill) }),
              vendor: vendor.trim(),
              category,
              owner_cents: centsOf(owner),
              tenant_cents: centsOf(tenant),
              billed_on,
              due_on,
              reference: reference.trim(),
              memo: memo.trim(),
            },
          },
          sending,
        )
      }
      done="The cost is in the books."
      onClose={onClose}
    >
      {open.length > 0 && <BillField bills={open} />}
      <Fields today={today} mayClaim={money?.lease_id !== undefined} />
    </RequestDialog>
  );
}

const BillField = ({ bills }: { bills: DialogProps['request']['bills'] }) => (
  <SelectField
    label="Bill"
    placeholder="Without a bill by link"
    options={bills.map(({ bill, by, cents, reference }) => ({
      value: String(bill),
      label: [`${by}: ${displayDollars(cents)}`, reference].filter(Boolean).join(', '),
    }))}
    {...useFormField('bill')}
  />
);

function Fields({ today, mayClaim }: { today: string; mayClaim: boolean }) {
  const [owner, tenant] = useWatch<Values, ['owner', 'tenant']>({ name: ['owner', 'tenant'] });
  return (
    <>
      <TextField label="Vendor" required {...useFormField('vendor')} />
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <AmountField name="owner" label="The owners bear" />
        {mayClaim && <AmountField name="tenant" label="The tenants bear" />}
      </Columns>
      <Muted small>{`Together ${displayDollars(centsOf(owner) + centsOf(tenant))}`}</Muted>
      <SelectField label="Kind of expense" options={categoryOptions} {...useFormField('category')} />
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <DateField label="Dated" required max={today} {...useFormField('billed_on')} />
        <DateField label="Due" required {...useFormField('due_on')} />
      </Columns>
      <TextField label="Reference (optional)" {...useFormField('reference')} />
      <WordsField name="memo" label="Memo (optional)" />
    </>
  );
}
