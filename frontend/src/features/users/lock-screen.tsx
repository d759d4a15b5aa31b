import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { passwordProblem } from '../../../../shared/domain/passwords';
import { api } from '../../api/client';
import { safeReturnPath } from '../../api/return-path';
import { signIn } from '../../api/session';
import { PasswordField } from '../../ui/fields/password-field';
import { TextLink } from '../../ui/text-link';
import { forgetLocked, lockedUser } from './locked';
import { AuthForm } from './parts/auth-form';
import { AuthPage } from './parts/auth-page';
import { useAuthForm } from './parts/use-auth-form';

/** /auth/lockscreen: the session is over, the person is remembered, the password is asked again. */
export function LockScreen() {
  const { from } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [who] = useState(lockedUser);
  const form = useAuthForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? passwordProblem(password) : undefined }),
    submit: async ({ password }) => {
      const { data } = await api.users.login({ body: { email: who?.email ?? '', password } });
      if (!signIn(data)) throw new Error('The account has no user data');
      forgetLocked();
      await navigate({ href: safeReturnPath(from) ?? '/propertyDashboard', replace: true });
    },
  });
  if (!who) return <Navigate to="/login" search={from ? { from } : {}} replace />;
  return (
    <AuthPage
      title={`Locked, ${who.name}`}
      lead={
        <>
          Enter the password of <bdi dir="ltr">{who.email}</bdi> to go on where you were.
        </>
      }
      icon={<LockKeyhole aria-hidden="true" />}
      footer={
        <TextLink to="/login" onClick={forgetLocked}>
          Log in as somebody else
        </TextLink>
      }
    >
      <AuthForm form={form} submit="Unlock" pendingText="Unlocking">
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
