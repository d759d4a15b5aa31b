import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { LeaseDebt } from '../../../../../shared/contract/ledger-bulk';
import { sumOf } from '../../../../../shared/domain/ledger/accounts';
import { methodNames } from '../../../../../shared/domain/ledger/method-names';
import { notReceived } from '../../../../../shared/domain/ledger/rent/bulk';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { PageForm } from '../../../forms/page-form';
import { centsOf } from '../../../forms/typed-cents';
import { useAppForm } from '../../../forms/use-app-form';
import { toast } from '../../../ui/feedback/toast';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { Columns } from '../../../ui/layout/columns';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { ledgerChanged } from '../queries';
import { toBalances } from '../show/waiting-ledger';
import { BulkReceiptValues, bulkMethods } from './bulk-values';
import { ReceiptTable } from './receipt-table';
import { BegunNotice, RunBar, RunResultPage } from './run-parts';
import { type RunResult, useLeaseRun } from './use-lease-run';

const name = 'bulk-receipts';
const options = bulkMethods.map((value) => ({ value, label: methodNames[value] }));

/** `12 receipts, $14,200.00` */
const receiptsText = (cents: readonly number[]): string =>
  `${cents.length} ${cents.length === 1 ? 'receipt' : 'receipts'}, ${displayDollars(sumOf(cents))}`;

/** The leases with an amount. */
const typedRows = (rows: BulkReceiptValues['rows']) =>
  Object.entries(rows)
    .map(([lease_id, { cents = '', reference = '' }]) => ({
      lease_id,
      cents: centsOf(cents),
      reference: reference.trim(),
    }))
    .filter(({ cents }) => cents > 0);

type Props = {
  leases: readonly LeaseDebt[];
  /** Those that a person chose in Rent. */
  chosen: readonly string[];
  onDone: () => void;
};

/** /bulk-receipts: the money of many leases, typed into one table and written down together. */
export function RecordPayments({ leases, chosen, onDone }: Props) {
  const client = useQueryClient();
  const { run, done, post, forget } = useLeaseRun(name);
  const [over, setOver] = useState<{ readonly result: RunResult; readonly text: string }>();
  const owing = leases
    .filter((lease) => !notReceived(lease.status))
    .toSorted((one, other) => other.past_due - one.past_due || other.balance - one.balance);
  // A single tenant is the payer; of roommates nobody knows who it was.
  const payers = new Map(
    owing.map(({ lease_id, tenants }) => [lease_id, tenants.length === 1 ? tenants[0] : '']),
  );
  const blank: BulkReceiptValues = { received_on: leases[0]?.today ?? '', method: 'check', rows: {} };
  const form = useAppForm<BulkReceiptValues, RunResult>({
    values: blank,
    problems: ({ received_on, rows }) =>
      problemsOf({
        received_on: received_on === '' && 'Choose a date',
        rows: typedRows(rows).length === 0 && 'Enter at least one amount',
      }),
    submit: (values) => {
      const { received_on, method } = values;
      const items = typedRows(values.rows).map((row) => ({ ...row, payer: payers.get(row.lease_id) ?? '' }));
      const send = (part: readonly (typeof items)[number][], ofRun: string) =>
        api.ledger.receivePayments({ body: { run: ofRun, received_on, method, receipts: [...part] } });
      return post({ items, values, blank, send });
    },
    onSaved: async ({ values: { rows }, result }) => {
      const posted = new Set(result.posted.map(({ lease_id }) => lease_id));
      const recorded = typedRows(rows).filter(({ lease_id }) => posted.has(lease_id));
      const text = `${receiptsText(recorded.map(({ cents }) => cents))} recorded.`;
      await ledgerChanged(client);
      if (result.refused.length > 0) return setOver({ result, text });
      toast({ title: text });
      onDone();
    },
    draft: {
      name,
      write: (values) => ({ ...values, run }),
      read: (stored) => BulkReceiptValues.safeParse(stored).data,
    },
  });
  const rows = useWatch({ control: form.control, name: 'rows' });
  const startOver = () => {
    forget();
    form.startOver();
  };
  if (over)
    return <RunResultPage title="Record payments" done={over.text} leases={leases} result={over.result} />;
  const amounts = typedRows(rows).map(({ cents }) => cents);
  return (
    <Page
      title="Record payments"
      lead="Record checks, cash, or transfers for many leases. Each pays the oldest charges first; the rest is kept as a prepayment."
      back={toBalances}
    >
      <PageForm
        form={{ ...form, startOver }}
        submit={`Record ${displayDollars(sumOf(amounts))}`}
        cancel={toBalances}
      >
        {run !== '' && !form.isPending && <BegunNotice />}
        <Section title="Deposit slip">
          <Columns widths="1fr 1fr" from="sm" gap="4">
            <DateField label="Received on" required max={leases[0]?.today} {...form.field('received_on')} />
            <SelectField label="Paid by" options={options} {...form.field('method')} />
          </Columns>
        </Section>
        <ReceiptTable leases={owing} chosen={chosen} total={receiptsText(amounts)} />
        <RunBar done={done} />
      </PageForm>
    </Page>
  );
}
