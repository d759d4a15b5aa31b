import { useQueryClient } from '@tanstack/react-query';
import { limits } from '../../../../../shared/domain/limits';
import {
  type Business,
  businessProblems,
  mostAddressLines,
} from '../../../../../shared/domain/settings/business';
import { api } from '../../../api/client';
import { MobileField } from '../../../forms/mobile-field';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { toast } from '../../../ui/feedback/toast';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Fact, Facts } from '../../../ui/layout/facts';
import { organizationSettingsQuery } from '../queries';

type Props = { name: string; business: Business; version: number; mayChange: boolean };

/** How the organization presents itself on papers, in mails and to tenants. */
export function BusinessForm({ name, business, version, mayChange }: Props) {
  const client = useQueryClient();
  const form = useAppForm<Business>({
    values: business,
    problems: businessProblems,
    nameOf: (name) => name.replace('business.', ''),
    submit: (values) => api.profile.changeOrganizationSettings({ body: { version, business: values } }),
    onSaved: async () => {
      toast({ title: 'Saved.' });
      await client.invalidateQueries(organizationSettingsQuery);
    },
  });
  const { textCharacters: maxLength } = limits;
  return (
    <SectionForm form={form} submit="Save business" disabled={!form.isDirty || !mayChange}>
      <Facts>
        <Fact label="Display name" wide>
          {name}
        </Fact>
      </Facts>
      <TextField
        label="Legal name"
        hint="Where it differs from the display name"
        autoComplete="organization"
        maxLength={maxLength}
        {...form.field('legalName')}
      />
      <MobileField label="Phone" name="phone" />
      <MobileField label="Emergency phone" name="emergencyPhone" />
      <TextAreaField
        label="Street address"
        hint={`Up to ${mostAddressLines} lines`}
        rows={3}
        autoComplete="street-address"
        {...form.field('address')}
      />
      <TextField label="License number" maxLength={maxLength} {...form.field('license')} />
      <TextField
        label="Footer"
        hint="The last line of leases, statements, receipts, and letters"
        maxLength={maxLength}
        {...form.field('footer')}
      />
    </SectionForm>
  );
}
