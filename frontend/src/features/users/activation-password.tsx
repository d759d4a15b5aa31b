import { problemsOf } from '../../../../shared/domain/problem';
import { api } from '../../api/client';
import { ApiRefusal } from '../../api/refusal';
import { useHouseForm } from '../../forms/use-house-form';
import { AuthPage } from '../../ui/auth-page';
import { PasswordField } from '../../ui/fields/password-field';
import { TextLink } from '../../ui/text-link';
import { AccountForm } from './parts/account-form';

type Props = { readonly token: string; readonly onDone: () => void; readonly onDead: () => void };

/** Asks the mail's reader for the sign-up's password: someone who did not sign up does not know it. */
export function ActivationPassword({ token, onDone, onDead }: Props) {
  const form = useHouseForm({
    values: { password: '' },
    problems: ({ password }) =>
      problemsOf({ password: password === '' ? 'Password is required' : undefined }),
    submit: async ({ password }) => {
      try {
        await api.users.activate({ body: { token, password } });
      } catch (error) {
        if (!(error instanceof ApiRefusal && error.code === 'link-not-valid')) throw error;
        onDead();
        return;
      }
      onDone();
    },
    asksBeforeLeaving: false,
  });
  return (
    <AuthPage
      key="ask"
      title="Confirm it was you"
      lead="Type the password you chose when you signed up. If you did not sign up, close this page: nothing happens."
      footer={
        <>
          Forgot the password? <TextLink to="/auth/registerformik">Sign up again</TextLink>
        </>
      }
    >
      <AccountForm form={form} submit="Activate my account" pendingText="Activating">
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          required
        />
      </AccountForm>
    </AuthPage>
  );
}
