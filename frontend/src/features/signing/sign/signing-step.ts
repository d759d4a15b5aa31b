import { useRef, useState } from 'react';
import type { Signing } from '../../../../../shared/contract/signing';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';

export type SigningStep = {
  token: string;
  signing: Signing;
  /** The link's content has changed, so it is read again. */
  onChanged: () => void;
  onDeclined: () => void;
};

/** The link opens something else now; a separate page says what. */
const moved = [
  'already-signed',
  'not-your-turn',
  'link-ended',
  'link-not-valid',
  'consent-missing',
  'report-signed',
];

/** One call of a step, one at a time. `problem` says why it failed. */
export function useStepCall({ onChanged }: Pick<SigningStep, 'onChanged'>) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const isBusy = useRef(false);
  const send = async (call: () => Promise<unknown>, onDone: () => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setProblem('');
    try {
      await call();
      onDone();
    } catch (cause) {
      if (cause instanceof ApiRefusal && moved.includes(cause.code)) return onChanged();
      if (cause instanceof ApiRefusal && cause.code === 'changed-meanwhile') onChanged();
      report('The step of signing did not succeed', cause);
      setProblem(refusalWords(cause));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { send, isSending, problem, setProblem };
}
