import { useEffect, useState } from 'react';
import type { Plan } from '../../../../../shared/domain/subscriptions';
import { report } from '../../../api/report';
import { plansOnPage } from './plans-on-page';

/** The plans as they are now (API-23); until they are read, those the page was built with, if any. */
export function usePlans() {
  const [plans, setPlans] = useState(plansOnPage);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    readPlans(leaving.signal).then(setPlans, (cause: unknown) => {
      if (leaving.signal.aborted) return;
      report('The plans could not be read', cause);
      setFailed(true);
    });
    return () => leaving.abort();
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((before) => before + 1);
  };
  return { plans, hasFailed, retry };
}

/** The client comes when it is needed: the page is read before anything is asked. */
async function readPlans(signal: AbortSignal): Promise<readonly Plan[]> {
  const { fetchPlans } = await import('../calls');
  return fetchPlans(signal);
}
