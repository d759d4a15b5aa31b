import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { InsuranceRequirement } from '../../../../../shared/domain/people/renters-insurance';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { SectionForm } from '../../../forms/section-form';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField } from '../../../forms/use-field';
import { toast } from '../../../ui/feedback/toast';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { organizationSettingsQuery } from '../queries';

type Values = { isRequired: boolean; cents: string; reminds: boolean };
type Props = { insurance: InsuranceRequirement; version: number; mayChange: boolean };

/** Whether tenants show proof of renters insurance, and who asks them for it. */
export function InsuranceForm({ insurance, version, mayChange }: Props) {
  const client = useQueryClient();
  const form = useAppForm<Values>({
    values: { ...insurance, cents: typedOf(insurance.cents) },
    problems: () => [],
    nameOf: (name) => name.replace(/^insurance\./, ''),
    submit: ({ cents, ...typed }) => {
      const asked = { ...typed, cents: centsOf(cents) };
      return api.profile.changeOrganizationSettings({ body: { version, insurance: asked } });
    },
    onSaved: async () => {
      toast({ title: 'Saved.' });
      await client.invalidateQueries(organizationSettingsQuery);
    },
  });
  return (
    <SectionForm form={form} submit="Save renters insurance" disabled={!form.isDirty || !mayChange}>
      <CheckboxField label="Ask tenants for proof of renters insurance" {...form.field('isRequired')} />
      <WhatIsAsked />
    </SectionForm>
  );
}

function WhatIsAsked() {
  const isRequired = useWatch<Values, 'isRequired'>({ name: 'isRequired' });
  const reminds = useFormField('reminds');
  if (!isRequired) return null;
  return (
    <>
      <AmountField
        label="Liability coverage, at least"
        hint="Empty for any amount. Tenants see it, and you see it when you check a policy."
        name="cents"
      />
      <CheckboxField
        label="Email tenants who have no policy, or whose policy ends"
        hint="Within a day, then weekly, five times at most; thirty and seven days before a policy ends, and on its last day. Only tenants with an account."
        {...reminds}
      />
    </>
  );
}
