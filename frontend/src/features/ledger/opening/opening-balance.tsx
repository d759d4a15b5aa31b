import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { addToMonth, displayDate, endOfMonth, monthOf } from '../../../../../shared/domain/dates';
import { chargeKinds } from '../../../../../shared/domain/ledger/accounts';
import { kindNames } from '../../../../../shared/domain/ledger/kind-names';
import { limits } from '../../../../../shared/domain/limits';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { PageForm } from '../../../forms/page-form';
import { RowsField } from '../../../forms/rows-field';
import { centsOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { useHouseForm } from '../../../forms/use-house-form';
import { Columns } from '../../../ui/columns';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { Muted } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { ledgerChanged } from '../queries';
import { newDebt, type OpeningValues, openingProblems } from './opening-values';

type Props = { ledger: Ledger; onDone: () => void };

const kinds = chargeKinds
  .filter((kind) => kind !== 'deposit')
  .map((value) => ({ value, label: kindNames[value] }));

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
  const form = useHouseForm<OpeningValues>({
    values: {
      ...{ rent_from: monthOf(today), owed: [], credit_cents: '' },
      deposits: tenants.map(({ tenant_id }) => ({ tenant_id, cents: '' })),
    },
    problems: openingProblems,
    submit: ({ rent_from, owed, credit_cents, deposits }, { idempotencyKey }) => {
      const body = {
        ...{ lease_id, rent_from, credit_cents: centsOf(credit_cents) },
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
  return (
    <Section title="Still owed" lead={`Everything unpaid that was due by ${displayDate(last)}.`}>
      <RowsField
        name="owed"
        what="debt"
        add="Add debt"
        blank={() => newDebt(last)}
        most={40}
        empty="Nothing is owed."
      >
        {({ name }) => <Debt name={name} last={last} />}
      </RowsField>
    </Section>
  );
}

const Debt = ({ name, last }: { name: string; last: string }) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <SelectField label="What for" options={kinds} {...useFormField(`${name}.kind`)} />
    <TextField
      label="Description (optional)"
      maxLength={limits.textCharacters}
      {...useFormField(`${name}.label`)}
    />
    <AmountField label="Amount" required name={`${name}.cents`} />
    <DateField label="Was due on" required max={last} {...useFormField(`${name}.due_on`)} />
  </Columns>
);

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
