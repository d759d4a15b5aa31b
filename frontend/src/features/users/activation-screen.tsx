import { useSearch } from '@tanstack/react-router';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from '../../../../shared/domain/messages';
import { ApiRefusal } from '../../api/refusal';
import { refusalWords } from '../../api/refusal-words';
import { LoadingSpot } from '../../ui/feedback/loading';
import { AuthPage } from '../../ui/layout/auth-page';
import { Button } from '../../ui/primitives/button';
import { LinkButton } from '../../ui/primitives/link-button';
import { TextLink } from '../../ui/primitives/text-link';
import { activateOnce, forgetActivation } from './activate-once';
import { ActivationPassword } from './activation-password';

type State =
  | { kind: 'working' }
  | { kind: 'asking' }
  | { kind: 'done' }
  | { kind: 'discarded' }
  | { kind: 'dead' }
  | { kind: 'failed'; text: string };

const asksPassword = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.code === 'password-needed';

const dead = (error: unknown): boolean =>
  error instanceof ApiRefusal && (error.code === 'link-not-valid' || error.code === 'invalid');

/** /auth/activationsuccess?token=…, the link from the activation email (ACC-02). */
export function ActivationScreen() {
  const { token } = useSearch({ strict: false });
  const [state, setState] = useState<State>(token ? { kind: 'working' } : { kind: 'dead' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must ask again
  useEffect(() => {
    if (!token) return undefined;
    let here = true;
    activateOnce(token).then(
      () => here && setState({ kind: 'done' }),
      (error: unknown) => {
        if (!here) return;
        if (dead(error)) return setState({ kind: 'dead' });
        if (asksPassword(error)) return setState({ kind: 'asking' });
        forgetActivation(token);
        setState({ kind: 'failed', text: refusalWords(error) });
      },
    );
    return () => {
      here = false;
    };
  }, [token, attempt]);

  if (state.kind === 'working') return <LoadingSpot />;
  if (state.kind === 'asking' && token)
    return (
      <ActivationPassword
        token={token}
        onDone={() => setState({ kind: 'done' })}
        onDiscarded={() => setState({ kind: 'discarded' })}
        onDead={() => setState({ kind: 'dead' })}
      />
    );
  if (state.kind === 'done') return <Activated />;
  if (state.kind === 'discarded')
    return (
      <AuthPage
        title="The sign-up is removed"
        lead="No account was made with your address, and the link in our email no longer works."
        icon={<CircleCheck aria-hidden="true" />}
      />
    );
  if (state.kind === 'failed')
    return (
      <AuthPage title="Your account could not be activated yet" lead={state.text}>
        <Button
          size="lg"
          onClick={() => {
            setState({ kind: 'working' });
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </Button>
      </AuthPage>
    );
  return (
    <AuthPage
      title="This link is no longer valid"
      lead="If you used it before, your account is already active. Just log in. If the email is old, sign up again with the same address and we’ll send a new link."
      icon={<Link2Off aria-hidden="true" />}
      footer={
        <>
          Still stuck? <TextLink to="/auth/registerformik">Sign up again</TextLink>
        </>
      }
    >
      <LinkButton to="/login" size="lg">
        {messages.goToLogin}
      </LinkButton>
    </AuthPage>
  );
}

const Activated = () => (
  <AuthPage
    title={messages.accountActivatedTitle}
    lead={messages.accountActivatedText}
    icon={<CircleCheck aria-hidden="true" />}
    footer={messages.accountActivatedThanks}
  >
    <LinkButton to="/login" size="lg">
      {messages.goToLogin}
    </LinkButton>
  </AuthPage>
);
