import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '../../../../../shared/domain/limits';
import { api } from '../../../api/client';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { Notice } from '../../../ui/feedback/notice';
import { PasswordField } from '../../../ui/fields/password-field';
import { proofRefused, Whose } from '../parts/proof';
import { sessionsQuery } from '../queries';
import { type PasswordValues, passwordProblems } from './details-values';

const empty: PasswordValues = { password: '', new_password: '' };

/** Changes the password, given the current one. The server then ends every other session. */
export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient();
  const [isDone, setDone] = useState(false);
  const form = useAppForm<PasswordValues>({
    values: empty,
    problems: passwordProblems,
    submit: (body) => {
      setDone(false);
      return api.profile.changePassword({ body });
    },
    onSaved: () => {
      form.reset(empty);
      setDone(true);
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    refused: proofRefused,
    asksBeforeLeaving: false,
  });
  return (
    <SectionForm form={form} submit="Change password" pendingText="Changing">
      <Whose email={email} />
      <PasswordField
        label="Current password"
        required
        autoComplete="current-password"
        {...form.field('password')}
      />
      <PasswordField
        label="New password"
        required
        autoComplete="new-password"
        hint={`At least ${limits.passwordCharacters.min} characters. Long beats complicated: a few words are easy to remember.`}
        {...form.field('new_password')}
      />
      <chakra.div role="status" _empty={{ display: 'none' }}>
        {isDone && (
          <Notice kind="success" title="Your password was changed">
            Other devices were signed out.
          </Notice>
        )}
      </chakra.div>
    </SectionForm>
  );
}
