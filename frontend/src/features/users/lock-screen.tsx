import { Navigate, useSearch } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { passwordProblem } from '../../../../shared/domain/people/passwords';
import { useQuickForm } from '../../forms/use-quick-form';
import { PasswordField } from '../../ui/fields/password-field';
import { AuthPage } from '../../ui/layout/auth-page';
import { TextLink } from '../../ui/primitives/text-link';
import { forgetLocked, lockedUser } from './locked';
import { AuthForm } from './parts/auth-form';
import { useLogin } from './parts/use-login';

/** /auth/lockscreen: the session is over, the person is remembered and enters only the password. */
export function LockScreen() {
  const { from } = useSearch({ strict: false });
  const { logIn, step, failure } = useLogin(forgetLocked);
  const [who] = useState(lockedUser);
  const form = useQuickForm({
    names: ['password'],
    check: ({ password }) => ({ password: password === '' ? passwordProblem(password) : undefined }),
    submit: ({ password }) => logIn({ email: who?.email ?? '', password }),
  });
  if (step) return step;
  if (!who) return <Navigate to="/login" search={from ? { from } : {}} replace />;
  return (
    <AuthPage
      title={`Locked, ${who.name}`}
      lead={
        <>
          Enter the password of <bdi dir="ltr">{who.email}</bdi> to continue where you left off.
        </>
      }
      icon={<LockKeyhole aria-hidden="true" />}
      footer={
        <TextLink to="/login" onClick={forgetLocked}>
          Log in as someone else
        </TextLink>
      }
    >
      <AuthForm form={form} failure={failure} submit="Unlock" pendingText="Unlocking">
        <input type="hidden" name="username" autoComplete="username" value={who.email} readOnly />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          required
          autoFocus
        />
      </AuthForm>
    </AuthPage>
  );
}
