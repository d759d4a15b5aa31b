import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../../../shared/contract/profile';
import { limits } from '../../../../../shared/domain/limits';
import { tidyLine } from '../../../../../shared/domain/text';
import { api } from '../../../api/client';
import { MobileField } from '../../../forms/mobile-field';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/fields/text-field';
import { profileQuery, refreshPerson } from '../queries';
import { type DetailsValues, detailsOf, detailsProblems } from './details-values';

const name = { required: true, maxLength: limits.textCharacters } as const;

/** Name and mobile number. The email is read-only, with a warning if it has a problem. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const form = useAppForm<DetailsValues, DetailsValues>({
    values: detailsOf(profile),
    problems: detailsProblems,
    submit: async ({ first_name, last_name, mobile_number }) => {
      const saved = {
        first_name: tidyLine(first_name),
        last_name: tidyLine(last_name),
        mobile_number,
      };
      await api.profile.updateProfile({ body: saved });
      return saved;
    },
    onSaved: ({ result: saved }) => {
      form.reset(saved);
      client.setQueryData(profileQuery.queryKey, (before) => before && { ...before, ...saved });
      toast({ title: 'Your details were saved' });
      void refreshPerson();
    },
  });
  return (
    <SectionForm form={form} submit="Save details" disabled={!form.isDirty}>
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField label="First name" autoComplete="given-name" {...name} {...form.field('first_name')} />
        <TextField label="Last name" autoComplete="family-name" {...name} {...form.field('last_name')} />
      </chakra.div>
      <MobileField label="Mobile number (optional)" name="mobile_number" />
      <chakra.div display="grid" gap="3">
        <TextField
          label="Email"
          type="email"
          dir="ltr"
          readOnly
          value={profile.email}
          hint="It identifies your account and cannot be changed here."
          bg="surface.sunk"
          color="muted"
        />
        {profile.email_bounces && (
          <Notice kind="warning" title="Mail to this address is bouncing">
            Receipts and links to set a new password do not reach you. See whether the mailbox still exists
            and has room.
          </Notice>
        )}
      </chakra.div>
    </SectionForm>
  );
}
