import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/client';
import { Button } from '../../ui/button';
import { TextLink } from '../../ui/text-link';
import { AuthForm } from './parts/auth-form';
import { AuthPage } from './parts/auth-page';
import { EmailField } from './parts/email-field';
import { emailProblem } from './parts/rules';
import { useAuthForm } from './parts/use-auth-form';

const back = (
  <>
    Remembered it? <TextLink to="/login">Log in</TextLink>
  </>
);

/** /auth/forgotPwd and /auth/recoverpwd: asks for a reset link. The answer is the same for a known and an unknown address. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useAuthForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailProblem(email) }),
    submit: async ({ email }) => {
      await api.users.forgotPassword({ body: { email: email.trim() } });
      setSentTo(email.trim());
    },
  });
  if (sentTo !== undefined)
    return (
      <AuthPage
        key="sent"
        title="Check your mail"
        lead={
          <>
            If there is an account for <bdi>{sentTo}</bdi>, a link to set a new password is on its way. It
            works once, for 30 minutes.
          </>
        }
        icon={<MailCheck aria-hidden="true" />}
        footer={back}
      >
        <Button variant="outline" size="lg" onClick={() => setSentTo(undefined)}>
          Use another address
        </Button>
      </AuthPage>
    );
  return (
    <AuthPage
      key="ask"
      title="Forgot your password?"
      lead="Tell us your email address and we send you a link to set a new one."
      footer={back}
    >
      <AuthForm form={form} submit="Send the link" pendingText="Sending">
        <EmailField {...form.field('email')} />
      </AuthForm>
    </AuthPage>
  );
}
