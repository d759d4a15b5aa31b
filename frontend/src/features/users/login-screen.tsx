import { useNavigate, useSearch } from '@tanstack/react-router';
import { api } from '../../api/client';
import { safeReturnPath } from '../../api/return-path';
import { signIn } from '../../api/session';
import { PasswordField } from '../../ui/fields/password-field';
import { TextLink } from '../../ui/text-link';
import { AuthForm } from './parts/auth-form';
import { AuthPage } from './parts/auth-page';
import { EmailField } from './parts/email-field';
import { loginProblems } from './parts/rules';
import { useAuthForm } from './parts/use-auth-form';

export function LoginScreen() {
  const { from } = useSearch({ strict: false });
  const navigate = useNavigate();
  const form = useAuthForm({
    initial: { email: '', password: '' },
    check: loginProblems,
    submit: async ({ email, password }) => {
      const { data } = await api.users.login({ body: { email: email.trim(), password } });
      if (!signIn(data)) throw new Error('The account has no user data');
      await navigate({ href: safeReturnPath(from) ?? '/propertyDashboard', replace: true });
    },
  });
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
      <AuthForm form={form} submit="Log in" pendingText="Logging in">
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
