import { useLocation } from '@tanstack/react-router';
import { PasswordField } from '../../ui/fields/password-field';
import { TextLink } from '../../ui/text-link';
import { AuthForm } from './parts/auth-form';
import { AuthPage } from './parts/auth-page';
import { EmailField } from './parts/email-field';
import { loginProblems } from './parts/rules';
import { useAuthForm } from './parts/use-auth-form';
import { useEntry } from './parts/use-entry';

export function LoginScreen() {
  const { logIn, step, failure } = useEntry();
  const email = useLocation({ select: ({ state }) => state.loginAs }) ?? '';
  const form = useAuthForm({
    initial: { email, password: '' },
    check: loginProblems,
    submit: async ({ email, password }) => {
      await logIn({ email: email.trim(), password });
      // Whoever comes back from the second step types it again.
      form.set('password', '');
    },
  });
  if (step) return step;
  return (
    <AuthPage
      title="Welcome back"
      lead="Log in to your properties, leases and rent money."
      footer={
        <>
          New here? <TextLink to="/auth/registerformik">Sign up</TextLink>
        </>
      }
    >
      <AuthForm form={form} failure={failure} submit="Log in" pendingText="Logging in">
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          required
          aside={
            <TextLink to="/auth/forgotPwd" fontSize="sm">
              Forgot password?
            </TextLink>
          }
        />
      </AuthForm>
    </AuthPage>
  );
}
