import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adoptLimits } from '../../../../../shared/contract/lease-adopt';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { addToMonth, displayDate, monthOf } from '../../../../../shared/domain/dates';
import { maxRentLines } from '../../../../../shared/domain/leases/term';
import { api } from '../../../api/client';
import { PropertyFallback } from '../../../domain-ui/property/property-fallback';
import { AmountField } from '../../../forms/amount-field';
import { LateFields } from '../../../forms/lease-terms/late-fields';
import { dueDays } from '../../../forms/lease-terms/rent-choices';
import { PageForm } from '../../../forms/page-form';
import { RowsField } from '../../../forms/rows-field';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField } from '../../../forms/use-field';
import { today as todayHere } from '../../../ui/data/instant';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { tenantsKey } from '../../tenants/queries';
import { unitQuery } from '../../units/queries';
import { Line } from '../draft/money/money-step';
import { newLine } from '../draft/money/money-values';
import { newPerson } from '../draft/people/people-values';
import { Days } from '../draft/term-step';
import { leaseChanged } from '../queries';
import {
  type AdoptValues,
  adoptFormProblems,
  adoptValues,
  formName,
  openingOf,
  termOf,
} from './adopt-values';
import { AdoptedOwed } from './adopted-owed';
import { TenantFields } from './tenant-fields';

type Props = {
  readonly unitId: string;
  /** Whether the person may enter balances and deposits. */
  readonly hasMoney: boolean;
  readonly onAdded: (leaseId: string) => void;
};

/** /addExistingLease: a lease that was signed elsewhere, with its people and how it stands today. */
export function AdoptLease(props: Props) {
  const read = useQuery(unitQuery(props.unitId));
  if (!read.data) return <PropertyFallback read={read} what="unit" width="form" />;
  return <Whole {...props} unit={read.data} />;
}

function Whole({ unit, hasMoney, onAdded }: Props & { unit: UnitDetails }) {
  const client = useQueryClient();
  const today = todayHere();
  const form = useAppForm<AdoptValues, { data: { lease_id: string } }>({
    values: adoptValues(String(unit.rent_price), today),
    problems: (values) => adoptFormProblems(values, today),
    nameOf: formName,
    refused: ({ code, fields }) =>
      code === 'unit-taken' ? `This unit already has a lease on ${fields.days ?? 'these dates'}.` : undefined,
    submit: (values, { idempotencyKey }) => {
      const signed_on = values.signed_on || undefined;
      const body = { unit_id: unit.unit_id, term: termOf(values), signed_on, ...openingOf(values) };
      return api.leases.adoptLease({ body }, { idempotencyKey });
    },
    onSaved: async ({ result }) => {
      toast({ title: 'Lease added. No one was emailed.' });
      await Promise.all([leaseChanged(client), client.invalidateQueries({ queryKey: tenantsKey })]);
      onAdded(result.data.lease_id);
    },
  });
  const back = { to: '/getunit-data', search: { id: unit.unit_id } } as const;
  return (
    <Page
      title="Add an existing lease"
      lead={`Unit ${unit.unit_number}, ${unit.property_title}. For a lease that was signed on paper or in another product.`}
      back={{ ...back, label: `Unit ${unit.unit_number}` }}
      width="form"
    >
      <PageForm form={form} submit="Add lease" cancel={back} labelOf={labelOf}>
        <Stack gap="5">
          <Notice kind="info" title="No one is emailed.">
            Tenants get no email from Keystead until you invite them: no reminders, receipts or notices.
          </Notice>
          <People />
          <Days />
          <Signed today={today} />
          <Rent today={today} />
          <Section title="Late fee" lead="States limit late fees and set the grace period. Look up yours.">
            <LateFields />
          </Section>
          {hasMoney && <AdoptedOwed today={today} />}
          {hasMoney && <Held />}
        </Stack>
      </PageForm>
    </Page>
  );
}

const fieldWords: Readonly<Record<string, string>> = {
  firstName: 'name',
  lastName: 'last name',
  email: 'email',
  mobile: 'mobile',
  cents: 'amount',
  label: 'description',
  due_on: 'due date',
};
const listWords: Readonly<Record<string, string>> = {
  tenants: 'Tenant',
  rentLines: 'Line',
  owed: 'Amount owed',
};

/** What a row's field is called in the summary: `Tenant 2, email`. */
function labelOf(name: string): string | undefined {
  const [list = '', index, field = ''] = name.split('.');
  if (index === undefined || !Object.hasOwn(listWords, list)) return undefined;
  return `${listWords[list]} ${Number(index) + 1}, ${fieldWords[field] ?? field}`;
}

const People = () => (
  <Section title="Who lives there?" lead="A name is enough. Add an email now or when you invite them.">
    <RowsField name="tenants" what="tenant" add="Add tenant" blank={newPerson} most={adoptLimits.tenants}>
      {({ name }) => <TenantFields name={name} />}
    </RowsField>
  </Section>
);

const Signed = ({ today }: { today: string }) => (
  <Section title="Signed" lead="You can add the signed PDF after this.">
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <DateField label="Signed on (optional)" max={today} {...useFormField('signed_on')} />
    </Columns>
  </Section>
);

/** `Nov 2026` */
const monthText = (month: string): string => displayDate(`${month}-01`).replace(' 01,', '');

/** A year back, and two months ahead: rent of other months is in the old balance. */
const monthsAround = (today: string) =>
  Array.from({ length: 15 }, (_, index) => addToMonth(monthOf(today), 2 - index)).map((value) => ({
    value,
    label: monthText(value),
  }));

const Rent = ({ today }: { today: string }) => (
  <Section title="Rent" lead="Everything paid each month, one line each.">
    <Stack gap="5">
      <RowsField name="rentLines" what="line" add="Add line" blank={newLine} most={maxRentLines}>
        {({ name }) => <Line name={name} />}
      </RowsField>
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <SelectField label="Due" options={dueDays} {...useFormField('dueDay')} />
        <SelectField
          label="First month we charge"
          hint="The balance below includes earlier months."
          options={monthsAround(today)}
          {...useFormField('rent_from')}
        />
      </Columns>
    </Stack>
  </Section>
);

const Held = () => (
  <Section title="Held for the tenants" lead="Money of theirs that you have. Leave empty for none.">
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <AmountField name="held.security" label="Security deposit" />
      <AmountField name="held.pet" label="Pet deposit" />
      <AmountField name="held.last" label="Last month’s rent" />
      <AmountField
        name="credit_cents"
        label="Paid ahead"
        hint="It covers what is owed first, then future rent."
      />
    </Columns>
  </Section>
);
