import { useEffect, useState } from 'react';
import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { report } from '../../../api/report';
import { plansOnPage } from './plans-on-page';

/** The current plans (API-23); until they load, the ones from the build, if any. */
export function usePlans() {
  const [plans, setPlans] = useState(plansOnPage);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must read again
  useEffect(() => {
    const leaving = new AbortController();
    readPlans(leaving.signal).then(setPlans, (cause: unknown) => {
      if (leaving.signal.aborted) return;
      report('The plans could not be loaded', cause);
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

/** Loads the API client lazily, after the page is readable. */
async function readPlans(signal: AbortSignal): Promise<readonly Plan[]> {
  const { fetchPlans } = await import('../calls');
  return fetchPlans(signal);
}
