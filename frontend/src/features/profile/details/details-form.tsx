import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Profile } from '../../../../../shared/contract/profile';
import { limits } from '../../../../../shared/domain/limits';
import { tidyLine } from '../../../../../shared/domain/text';
import { api } from '../../../api/client';
import { PhoneField } from '../../../ui/fields/phone-field';
import { TextField } from '../../../ui/fields/text-field';
import { Notice } from '../../../ui/notice';
import { toast } from '../../../ui/toast';
import { FormFrame } from '../parts/form-frame';
import { useOwnForm } from '../parts/use-own-form';
import { profileQuery, refreshPerson } from '../queries';
import { detailsOf, detailsProblems } from './details-values';

/** Name and mobile number; the email stands there to be seen, with what is wrong with it. */
export function DetailsForm({ profile, onDirty }: { profile: Profile; onDirty: (dirty: boolean) => void }) {
  const client = useQueryClient();
  const own = useOwnForm({
    initial: detailsOf(profile),
    check: detailsProblems,
    send: async (values) => {
      const saved = {
        ...values,
        first_name: tidyLine(values.first_name),
        last_name: tidyLine(values.last_name),
      };
      await api.profile.updateProfile({ body: saved });
      own.form.reset(saved);
      client.setQueryData(profileQuery.queryKey, (before) => before && { ...before, ...saved });
      toast({ title: 'Your details were saved' });
      void refreshPerson();
    },
  });
  useEffect(() => onDirty(own.isDirty), [onDirty, own.isDirty]);
  const mobile = own.form.watch('mobile_number');
  return (
    <FormFrame form={own} submit="Save details" pendingText="Saving" disabled={!own.isDirty}>
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField
          label="First name"
          required
          autoComplete="given-name"
          maxLength={limits.textCharacters}
          {...own.field('first_name')}
        />
        <TextField
          label="Last name"
          required
          autoComplete="family-name"
          maxLength={limits.textCharacters}
          {...own.field('last_name')}
        />
      </chakra.div>
      <PhoneField
        label="Mobile number (optional)"
        value={mobile}
        onValue={(digits) =>
          own.form.setValue('mobile_number', digits, {
            shouldDirty: true,
            shouldValidate: own.errorOf('mobile_number') !== undefined,
          })
        }
        onBlur={() => void own.form.trigger('mobile_number')}
        error={own.errorOf('mobile_number')}
      />
      <chakra.div display="grid" gap="3">
        <TextField
          label="Email"
          type="email"
          dir="ltr"
          readOnly
          value={profile.email}
          hint="It names your account and cannot be changed here."
          bg="surface.sunk"
          color="muted"
        />
        {profile.email_bounces && (
          <Notice kind="warning" title="Mails to this address come back">
            Receipts and links to set a new password do not reach you. See whether the mailbox still exists
            and has room.
          </Notice>
        )}
      </chakra.div>
    </FormFrame>
  );
}
