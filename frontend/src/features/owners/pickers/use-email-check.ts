import { useEffect, useState } from 'react';
import { normalizeEmail } from '../../../../../shared/domain/text';
import { askOwnerEmail } from '../queries';
import { checkEmail, type EmailVerdict, worthAsking } from './email-check';

/** How long typing pauses before the server is asked. */
const restMs = 500;

/** Checks an address once typing pauses; a newer address cancels the older check. */
export function useEmailCheck(email: string, wanted: boolean) {
  const address = normalizeEmail(email);
  const [known, setKnown] = useState<{ address: string; verdict: EmailVerdict }>();
  const [checking, setChecking] = useState(false);
  useEffect(() => {
    if (!wanted || !worthAsking(address)) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      setChecking(true);
      const verdict = await checkEmail(askOwnerEmail, address, stop.signal);
      if (stop.signal.aborted) return;
      setKnown({ address, verdict });
      setChecking(false);
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
      setChecking(false);
    };
  }, [address, wanted]);
  return { verdict: known?.address === address ? known.verdict : undefined, checking };
}
