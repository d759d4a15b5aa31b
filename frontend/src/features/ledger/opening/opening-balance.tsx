import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { addToMonth, displayDate, endOfMonth, monthOf } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { OwedSection } from '../../../forms/owed-section';
import { PageForm } from '../../../forms/page-form';
import { centsOf } from '../../../forms/typed-cents';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField } from '../../../forms/use-field';
import { toast } from '../../../ui/feedback/toast';
import { SelectField } from '../../../ui/fields/select-field';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';
import { ledgerChanged } from '../queries';
import { newDebt, type OpeningValues, openingProblems } from './opening-values';

type Props = { ledger: Ledger; onDone: () => void };

/** `Nov 2026` */
const monthText = (month: string): string => displayDate(`${month}-01`).replace(' 01,', '');

/** The current month, the next one, and the two years before. */
const monthsAround = (today: string) =>
  Array.from({ length: 26 }, (_, index) => addToMonth(monthOf(today), 1 - index)).map((value) => ({
    value,
    label: monthText(value),
  }));

/** /opening-balance: how a lease stood when its ledger began. */
export function OpeningBalance({ ledger, onDone }: Props) {
  const { lease_id, tenants, today, unit_number, property_title, may } = ledger;
  const client = useQueryClient();
  const form = useAppForm<OpeningValues>({
    values: {
      rent_from: monthOf(today),
      owed: [],
      credit_cents: '',
      deposits: tenants.map(({ tenant_id }) => ({ tenant_id, cents: '' })),
    },
    problems: openingProblems,
    submit: ({ rent_from, owed, credit_cents, deposits }, { idempotencyKey }) => {
      const body = {
        lease_id,
        rent_from,
        credit_cents: centsOf(credit_cents),
        owed: owed.map(({ label, cents, ...one }) => ({
          ...one,
          label: label.trim(),
          cents: centsOf(cents),
        })),
        deposits: deposits
          .map(({ tenant_id, cents }) => ({ tenant_id, cents: centsOf(cents) }))
          .filter(({ cents }) => cents > 0),
      };
      return api.ledger.openLedger({ body }, { idempotencyKey });
    },
    onSaved: async () => {
      toast({ title: 'Opening balance added to the ledger.' });
      await ledgerChanged(client);
    },
    onDone,
  });
  const back = { to: '/ledgesData', search: { id: lease_id } } as const;
  return (
    <Page
      title="Opening balance"
      lead={`Unit ${unit_number}, ${property_title}. For a tenancy that began before you used Keystead. You can enter it once.`}
      back={{ ...back, label: 'Ledger' }}
      width="form"
    >
      {may.open ? (
        <PageForm form={form} submit="Save balance" cancel={back}>
          <Stack gap="5">
            <Begin today={today} />
            <Debts />
            <Held tenants={tenants} />
          </Stack>
        </PageForm>
      ) : (
        <Section>
          <Muted>This lease already has an opening balance.</Muted>
        </Section>
      )}
    </Page>
  );
}

const Begin = ({ today }: { today: string }) => (
  <Section title="Rent">
    <SelectField
      label="First month to charge rent here"
      hint="Rent already charged for earlier months is reversed."
      options={monthsAround(today)}
      {...useFormField('rent_from')}
    />
  </Section>
);

function Debts() {
  const rentFrom = useWatch<OpeningValues, 'rent_from'>({ name: 'rent_from' });
  const last = endOfMonth(addToMonth(rentFrom, -1));
  return <OwedSection last={last} blank={() => newDebt(last)} most={40} />;
}

const Held = ({ tenants }: Pick<Ledger, 'tenants'>) => (
  <Section title="Held" lead="Tenants’ money that you hold.">
    <Stack gap="5">
      <AmountField
        name="credit_cents"
        label="Paid ahead (optional)"
        hint="It is applied to the balance above first, then to future charges."
      />
      {tenants.map(({ tenant_id, name }, index) => (
        <AmountField
          key={tenant_id}
          name={`deposits.${index}.cents`}
          label={`Security deposit from ${name} (optional)`}
        />
      ))}
    </Stack>
  </Section>
);
