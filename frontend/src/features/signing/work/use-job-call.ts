import { useRef, useState } from 'react';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';

/** The link opens something else now, and is read again. */
const moved = ['link-not-valid', 'job-ended', 'not-open', 'already-answered', 'nothing-asked', 'conflict'];

/** One call of a mailed page, one at a time; `onDone` reads it again. */
export function useJobCall(onDone: () => void) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const isBusy = useRef(false);
  const send = async (call: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setProblem('');
    try {
      await call();
      onDone();
    } catch (cause) {
      report('The answer was not sent', cause);
      setProblem(refusalWords(cause));
      if (cause instanceof ApiRefusal && moved.includes(cause.code)) onDone();
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { send, isSending, problem, setProblem };
}
