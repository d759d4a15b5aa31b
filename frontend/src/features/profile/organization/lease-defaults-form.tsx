import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { prorated } from '../../../../../shared/domain/leases/rent/proration';
import type { ProrationMethod } from '../../../../../shared/domain/leases/rent/rent-terms';
import { limits } from '../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../shared/domain/money';
import type { LeaseDefaults } from '../../../../../shared/domain/settings/lease-defaults';
import { api } from '../../../api/client';
import { AmountField, DaysField } from '../../../forms/amount-field';
import { LateFields } from '../../../forms/lease-terms/late-fields';
import { MoveInRows } from '../../../forms/lease-terms/move-in-rows';
import { dueDays, moveInDues, prorationMethods } from '../../../forms/lease-terms/rent-choices';
import { UtilityRows } from '../../../forms/lease-terms/utility-rows';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField } from '../../../forms/use-field';
import { toast } from '../../../ui/feedback/toast';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Muted, SubTitle } from '../../../ui/primitives/text';
import { templatesQuery } from '../../leases/queries';
import { organizationSettingsQuery } from '../queries';
import {
  type LeaseDefaultsValues,
  leaseDefaultsOf,
  leaseDefaultsProblems,
  leaseDefaultsValues,
} from './lease-defaults-values';

type Props = { lease: LeaseDefaults; version: number; mayChange: boolean };

const terms = [
  { value: '0', label: 'Month-to-month' },
  { value: '6', label: '6 months' },
  { value: '12', label: '12 months' },
  { value: '18', label: '18 months' },
  { value: '24', label: '24 months' },
];

const ends = [
  { value: 'month-to-month', label: 'It renews month to month' },
  { value: 'end', label: 'It ends' },
];

/** What a new lease begins with. */
export function LeaseDefaultsForm({ lease, version, mayChange }: Props) {
  const client = useQueryClient();
  const form = useAppForm<LeaseDefaultsValues>({
    values: leaseDefaultsValues(lease),
    problems: leaseDefaultsProblems,
    nameOf: (name) => name.replace(/^lease\./, ''),
    submit: (values) =>
      api.profile.changeOrganizationSettings({ body: { version, lease: leaseDefaultsOf(values) } }),
    onSaved: async () => {
      toast({ title: 'Saved.' });
      await client.invalidateQueries(organizationSettingsQuery);
    },
  });
  return (
    <SectionForm form={form} submit="Save new leases" disabled={!form.isDirty || !mayChange}>
      <LeaseDefaultsFields />
    </SectionForm>
  );
}

/** All of what a new lease begins with, in the surrounding form. */
export const LeaseDefaultsFields = () => (
  <>
    <TermFields />
    <Group title="Deposit and move-in charges">
      <MoveInFields />
    </Group>
    <Group title="Late fee">
      <Muted small>States limit late fees and set the grace period. Look up yours.</Muted>
      <LateFields />
    </Group>
    <Group title="Partial months">
      <ProrationFields />
    </Group>
    <Group title="Utilities">
      <UtilityRows />
    </Group>
  </>
);

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Stack gap="4" role="group" aria-label={title}>
    <SubTitle>{title}</SubTitle>
    {children}
  </Stack>
);

function TermFields() {
  const months = useWatch<LeaseDefaultsValues, 'termMonths'>({ name: 'termMonths' });
  const known = terms.some(({ value }) => value === months);
  const lengths = known ? terms : [...terms, { value: months, label: `${months} months` }];
  return (
    <>
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <SelectField label="Term" options={lengths} {...useFormField('termMonths')} />
        <SelectField label="After the last day" options={ends} {...useFormField('atEnd')} />
        <SelectField label="Rent is due" options={dueDays} {...useFormField('dueDay')} />
        <DaysField label="Notice period, days" name="noticeDays" />
      </Columns>
      <TextField
        label="Address for notices to the landlord"
        hint="A postal address"
        maxLength={limits.textCharacters}
        {...useFormField('noticeAddress')}
      />
      <TemplateField />
    </>
  );
}

/** The texts that a lease can be made from. */
function TemplateField() {
  const read = useQuery(templatesQuery);
  const field = useFormField('templateId');
  const chosen = useWatch<LeaseDefaultsValues, 'templateId'>({ name: 'templateId' });
  const options = (read.data ?? [])
    .filter(({ published, archived, template_id }) => published > 0 && (!archived || template_id === chosen))
    .map(({ template_id, name }) => ({ value: template_id, label: name }));
  if (options.length === 0) return null;
  return <SelectField label="Template" options={options} {...field} />;
}

const MoveInFields = () => (
  <>
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <AmountField label="Deposit, in months of rent" unit="×" name="depositHundredths" />
      <SelectField label="Deposit due" options={moveInDues} {...useFormField('moveIn.depositDue')} />
    </Columns>
    <MoveInRows />
  </>
);

/** A move-in in the middle of a month, at a rent whose parts differ by method. */
const example = { cents: 162_000, days: { from: '2026-03-16', to: '2026-03-31' } } as const;

function ProrationFields() {
  const method: ProrationMethod = useWatch<LeaseDefaultsValues, 'proration.method'>({
    name: 'proration.method',
  });
  const part = prorated(example.cents, { days: example.days, method });
  return (
    <>
      <SelectField
        label="Prorate partial months by"
        hint={`A move-in on Mar 16 at ${displayDollars(example.cents)} a month: ${displayDollars(part)}`}
        options={prorationMethods}
        {...useFormField('proration.method')}
      />
      <CheckboxField
        label="Charge the first month in full, and prorate the second"
        {...useFormField('proration.firstMonthFull')}
      />
    </>
  );
}
