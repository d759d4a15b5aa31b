import { useSearch } from '@tanstack/react-router';
import { KeyRound, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { passwordProblem } from '../../../../shared/domain/people/passwords';
import { problemsOf } from '../../../../shared/domain/problem';
import { api } from '../../api/client';
import { ApiRefusal } from '../../api/refusal';
import { dropSession } from '../../api/session';
import { useAppForm } from '../../forms/use-app-form';
import { PasswordField } from '../../ui/fields/password-field';
import { AuthPage } from '../../ui/layout/auth-page';
import { LinkButton } from '../../ui/primitives/link-button';
import { AccountForm } from './parts/account-form';
import { PasswordRule } from './parts/password-rule';

/** /auth/resetPwd?token=…, the link from the email. */
export function ResetPasswordScreen() {
  const { token = '' } = useSearch({ strict: false });
  const [state, setState] = useState<'asking' | 'done' | 'dead'>(token === '' ? 'dead' : 'asking');
  const form = useAppForm({
    values: { password: '' },
    problems: ({ password }) => problemsOf({ password: passwordProblem(password) }),
    submit: async ({ password }) => {
      try {
        await api.users.resetPassword({ body: { token, password } });
      } catch (error) {
        if (!(error instanceof ApiRefusal && error.code === 'link-not-valid')) throw error;
        setState('dead');
        return;
      }
      // The server has just ended every session of the account.
      dropSession();
      setState('done');
    },
    asksBeforeLeaving: false,
  });
  if (state === 'done')
    return (
      <AuthPage
        key="done"
        title="Your new password is set"
        lead="You were logged out on every device. Log in with your new password."
        icon={<KeyRound aria-hidden="true" />}
      >
        <LinkButton to="/login" size="lg">
          Log in
        </LinkButton>
      </AuthPage>
    );
  if (state === 'dead')
    return (
      <AuthPage
        key="dead"
        title="This link is no longer valid"
        lead="A link works once, for 30 minutes, and only the newest email counts. Ask for a new one."
        icon={<Link2Off aria-hidden="true" />}
      >
        <LinkButton to="/auth/forgotPwd" size="lg">
          Send a new link
        </LinkButton>
      </AuthPage>
    );
  return (
    <AuthPage
      key="ask"
      title="Set a new password"
      lead="Long beats complicated: a few words are easy to remember."
    >
      <AccountForm form={form} submit="Save the password" pendingText="Saving">
        <PasswordField
          {...form.field('password')}
          label="New password"
          autoComplete="new-password"
          required
        />
        <PasswordRule password={form.watch('password')} />
      </AccountForm>
    </AuthPage>
  );
}
