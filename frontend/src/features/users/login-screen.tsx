import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useQuickForm } from '../../forms/use-quick-form';
import { PasswordField } from '../../ui/fields/password-field';
import { AuthPage } from '../../ui/layout/auth-page';
import { TextLink } from '../../ui/primitives/text-link';
import { AuthForm } from './parts/auth-form';
import { EmailField } from './parts/email-field';
import { loginProblems } from './parts/rules';
import { useLogin } from './parts/use-login';

export function LoginScreen() {
  const { logIn, step, failure } = useLogin();
  const loginAs = useLocation({ select: ({ state }) => state.loginAs }) ?? '';
  // Kept for a return from the second step; the password must be typed again.
  const [email, setEmail] = useState(loginAs);
  const form = useQuickForm({
    names: ['email', 'password'],
    check: loginProblems,
    submit: async ({ email: typed, password }) => {
      setEmail(typed);
      await logIn({ email: typed.trim(), password });
    },
  });
  if (step) return step;
  return (
    <AuthPage
      title="Welcome back"
      lead="Log in to your properties, leases, and rent."
      footer={
        <>
          New here? <TextLink to="/auth/registerformik">Sign up</TextLink>
          {form.failure && (
            <>
              <br />
              Just signed up? Open the link in our email first.
            </>
          )}
        </>
      }
    >
      <AuthForm form={form} failure={failure} submit="Log in" pendingText="Logging in">
        <EmailField {...form.field('email')} defaultValue={email} />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          required
          aside={
            <TextLink to="/auth/forgotPwd" fontSize="sm">
              <bdi>Forgot password?</bdi>
            </TextLink>
          }
        />
      </AuthForm>
    </AuthPage>
  );
}
