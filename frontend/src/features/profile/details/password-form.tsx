import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '../../../../../shared/domain/limits';
import { api } from '../../../api/client';
import { PasswordField } from '../../../ui/fields/password-field';
import { Notice } from '../../../ui/notice';
import { FormFrame, Whose } from '../parts/form-frame';
import { useOwnForm } from '../parts/use-own-form';
import { sessionsQuery } from '../queries';
import { passwordProblems } from './details-values';

const empty = { password: '', new_password: '' };

/** A new password, the present one given. The server ends every other session with it. */
export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient();
  const [isDone, setDone] = useState(false);
  const own = useOwnForm({
    initial: empty,
    check: passwordProblems,
    send: async (values) => {
      setDone(false);
      await api.profile.changePassword({ body: values });
      own.form.reset(empty);
      setDone(true);
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  return (
    <FormFrame form={own} submit="Change password" pendingText="Changing">
      <Whose email={email} />
      <PasswordField
        label="Present password"
        required
        autoComplete="current-password"
        {...own.field('password')}
      />
      <PasswordField
        label="New password"
        required
        autoComplete="new-password"
        hint={`At least ${limits.passwordCharacters.min} characters. Long beats complicated: a few words are easy to keep in mind.`}
        {...own.field('new_password')}
      />
      <chakra.div role="status" _empty={{ display: 'none' }}>
        {isDone && (
          <Notice kind="success" title="Your password was changed">
            Other devices were signed out.
          </Notice>
        )}
      </chakra.div>
    </FormFrame>
  );
}
