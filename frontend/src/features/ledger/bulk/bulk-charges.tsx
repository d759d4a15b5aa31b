import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { LeaseDebt } from '../../../../../shared/contract/ledger-bulk';
import { kindNames } from '../../../../../shared/domain/ledger/kind-names';
import { bulkKinds, notCharged } from '../../../../../shared/domain/ledger/rent/bulk';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { PageForm } from '../../../forms/page-form';
import { centsOf } from '../../../forms/typed-cents';
import { useAppForm } from '../../../forms/use-app-form';
import { toast } from '../../../ui/feedback/toast';
import { SelectField } from '../../../ui/fields/select-field';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { ChargeFields, chargeProblems } from '../charge/charge-fields';
import { ledgerChanged } from '../queries';
import { toBalances } from '../show/waiting-ledger';
import { BulkChargeValues } from './bulk-values';
import { ChargeTable } from './charge-table';
import { BegunNotice, LeftOut, RunBar, RunResultPage } from './run-parts';
import { isOther, type RunResult, useLeaseRun } from './use-lease-run';

const name = 'bulk-charges';
const kinds = bulkKinds.map((value) => ({ value, label: kindNames[value] }));
const excluded = ({ status }: LeaseDebt) => notCharged(status);

/** `12 charges, $600.00` */
const chargesText = (count: number, cents: number): string =>
  `${count} ${count === 1 ? 'charge' : 'charges'}, ${displayDollars(count * cents)}`;

type Props = {
  leases: readonly LeaseDebt[];
  /** Those that a person chose in Rent. */
  chosen: readonly string[];
  onDone: () => void;
};

/** /bulk-charges: the same charge for many leases, shown lease by lease before it is posted. */
export function BulkCharges({ leases, chosen, onDone }: Props) {
  const client = useQueryClient();
  const { run, done, post, forget } = useLeaseRun(name);
  const [over, setOver] = useState<{ readonly result: RunResult; readonly text: string }>();
  const open = leases.filter((lease) => !excluded(lease));
  const begins = open.map(({ lease_id }) => lease_id).filter((id) => chosen.includes(id));
  const blank: BulkChargeValues = {
    kind: 'utility',
    label: '',
    cents: '',
    lease_ids: begins,
    due_on: leases[0]?.today ?? '',
  };
  const form = useAppForm<BulkChargeValues, RunResult>({
    values: blank,
    problems: (values) => [
      ...chargeProblems(values),
      ...problemsOf({ lease_ids: values.lease_ids.length === 0 && 'Choose at least one lease' }),
    ],
    submit: (values) => {
      const { kind, label, cents, due_on } = values;
      const facts = { kind, label: label.trim(), due_on, cents: centsOf(cents) };
      const send = (lease_ids: readonly string[], ofRun: string) =>
        api.ledger.chargeLeases({ body: { run: ofRun, ...facts, lease_ids: [...lease_ids] } });
      return post({ items: values.lease_ids, values, blank, send });
    },
    onSaved: async ({ values: { cents }, result }) => {
      const text = `${chargesText(result.posted.length, centsOf(cents))} posted.`;
      await ledgerChanged(client);
      if (result.refused.length > 0) return setOver({ result, text });
      toast({ title: text });
      onDone();
    },
    draft: {
      name,
      write: (values) => ({ ...values, run, chosen }),
      read: (stored) => {
        const values = BulkChargeValues.safeParse(stored).data;
        return values && (isOther(stored, chosen) ? { ...values, lease_ids: begins } : values);
      },
    },
  });
  const [charged, cents] = useWatch({ control: form.control, name: ['lease_ids', 'cents'] });
  const total = displayDollars(charged.length * centsOf(cents));
  const startOver = () => {
    forget();
    form.startOver();
  };
  if (over)
    return <RunResultPage title="Add charges" done={over.text} leases={leases} result={over.result} />;
  return (
    <Page
      title="Add charges"
      lead="One charge for many leases. Nothing is charged until you confirm."
      back={toBalances}
    >
      <PageForm form={{ ...form, startOver }} submit={`Charge ${total}`} cancel={toBalances}>
        {run !== '' && !form.isPending && <BegunNotice />}
        <Section title="The charge">
          <Stack gap="5">
            <SelectField label="Type" options={kinds} {...form.field('kind')} />
            <ChargeFields />
          </Stack>
        </Section>
        <ChargeTable leases={open} />
        <RunBar done={done} />
      </PageForm>
      <LeftOut leases={leases.filter((lease) => excluded(lease))} excluded={excluded} />
    </Page>
  );
}
