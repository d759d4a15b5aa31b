import { useLocation } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/client';
import { refusalWords } from '../../api/refusal-words';
import { FormStatus } from '../../ui/feedback/form-status';
import { AuthPage } from '../../ui/layout/auth-page';
import { Stack } from '../../ui/layout/layout';
import { Button } from '../../ui/primitives/button';
import { LinkButton } from '../../ui/primitives/link-button';
import { TextLink } from '../../ui/primitives/text-link';

/** /auth/activationMsg, after signing up. After a reload the address is unknown, so it cannot send again. */
export function CheckMailScreen() {
  const email = useLocation({ select: ({ state }) => state.signedUpAs });
  return (
    <AuthPage
      title="Check your email"
      lead={
        <>
          We sent a link to {email ? <bdi>{email}</bdi> : 'your address'}. Open it to activate your account.
          If nothing comes within a few minutes, look in the spam folder.
        </>
      }
      icon={<MailCheck aria-hidden="true" />}
      footer={
        <>
          Wrong address? <TextLink to="/auth/registerformik">Sign up again</TextLink>
        </>
      }
    >
      <Stack>
        {email && <SendAgain email={email} />}
        <LinkButton to="/login" variant="outline" size="lg">
          Back to log in
        </LinkButton>
      </Stack>
    </AuthPage>
  );
}

function SendAgain({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<unknown>();
  const send = async () => {
    setState('sending');
    setFailure(undefined);
    try {
      await api.users.resendActivation({ body: { email } });
      setState('sent');
    } catch (cause) {
      setFailure(cause);
      setState('idle');
    }
  };
  return (
    <>
      <Button size="lg" pending={state === 'sending'} pendingText="Sending" onClick={() => void send()}>
        Send the link again
      </Button>
      <FormStatus kind={failure ? 'error' : 'quiet'}>
        {failure
          ? refusalWords(failure)
          : state === 'sent' && 'Sent. The newest link works, and so do the earlier ones.'}
      </FormStatus>
    </>
  );
}
