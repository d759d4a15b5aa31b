import { problemsOf } from '../../../../shared/domain/problem';
import { ApiRefusal } from '../../api/refusal';
import { useAppForm } from '../../forms/use-app-form';
import { PasswordField } from '../../ui/fields/password-field';
import { AuthPage } from '../../ui/layout/auth-page';
import { TextLink } from '../../ui/primitives/text-link';
import { activate } from './activate-once';
import { DiscardSignUp } from './discard-sign-up';
import { AccountForm } from './parts/account-form';

type Props = {
  readonly token: string;
  readonly onDone: () => void;
  readonly onDiscarded: () => void;
  readonly onDead: () => void;
};

/** Asks the mail's reader for the sign-up's password: someone who did not sign up does not know it. */
export function ActivationPassword({ token, onDone, onDiscarded, onDead }: Props) {
  const form = useAppForm({
    values: { password: '' },
    problems: ({ password }) =>
      problemsOf({ password: password === '' ? 'Password is required' : undefined }),
    submit: async ({ password }) => {
      try {
        await activate(token, password);
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
      lead="Type the password you chose when you signed up."
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
      <DiscardSignUp token={token} onDone={onDiscarded} onDead={onDead} />
    </AuthPage>
  );
}
