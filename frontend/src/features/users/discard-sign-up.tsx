import { useState } from 'react';
import { api } from '../../api/client';
import { ApiRefusal } from '../../api/refusal';
import { refusalWords } from '../../api/refusal-words';
import { FormStatus } from '../../ui/feedback/form-status';
import { Button } from '../../ui/primitives/button';

type Props = { readonly token: string; readonly onDone: () => void; readonly onDead: () => void };

/** For whoever got the mail of a sign-up that was not theirs. */
export function DiscardSignUp({ token, onDone, onDead }: Props) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const discard = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await api.users.discardSignUp({ body: { token } });
      onDone();
    } catch (cause) {
      if (cause instanceof ApiRefusal && cause.code === 'link-not-valid') return onDead();
      setFailure(cause);
      setPending(false);
    }
  };
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        pending={pending}
        pendingText="Removing the sign-up"
        onClick={() => void discard()}
      >
        I did not sign up
      </Button>
      <FormStatus kind="error">{failure !== undefined && refusalWords(failure)}</FormStatus>
    </>
  );
}
