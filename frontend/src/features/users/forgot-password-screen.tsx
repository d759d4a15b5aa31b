import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { problemsOf } from '../../../../shared/domain/problem';
import { api } from '../../api/client';
import { useAppForm } from '../../forms/use-app-form';
import { AuthPage } from '../../ui/layout/auth-page';
import { Button } from '../../ui/primitives/button';
import { TextLink } from '../../ui/primitives/text-link';
import { AccountForm } from './parts/account-form';
import { EmailField } from './parts/email-field';
import { emailProblem } from './parts/rules';

const back = (
  <>
    Remembered it? <TextLink to="/login">Log in</TextLink>
  </>
);

/** /auth/forgotPwd and /auth/recoverpwd. The answer is the same for known and unknown addresses. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useAppForm({
    values: { email: '' },
    problems: ({ email }) => problemsOf({ email: emailProblem(email) }),
    submit: ({ email }) => api.users.forgotPassword({ body: { email: email.trim() } }),
    onSaved: ({ values }) => setSentTo(values.email.trim()),
    asksBeforeLeaving: false,
  });
  if (sentTo !== undefined)
    return (
      <AuthPage
        key="sent"
        title="Check your email"
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
      lead="Enter your email and we’ll send you a link to set a new one."
      footer={back}
    >
      <AccountForm form={form} submit="Send the link" pendingText="Sending">
        <EmailField {...form.field('email')} />
      </AccountForm>
    </AuthPage>
  );
}
