import { addDays, localDateOf } from '../../shared/domain/dates';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { job } from '../runtime/job';
import { tellLeaseStep } from './tell-lease-step';

/**
 * Tells the steps of leases whose day has come at their property (D6). One that fails blocks no other and stays due; the run then fails as a whole,
 * so that someone is alerted.
 */
export const tellLeaseStepsWith = job('tell-lease-steps', async ({ now }, deps) => {
  // East of Greenwich a day begins before it does in UTC.
  const dues = await deps.leases.duesUntil(addDays(localDateOf(now), 1));
  const failures: unknown[] = [];
  let told = 0;
  for (const due of dues) {
    try {
      if (await tellLeaseStep({ due, now }, deps)) told += 1;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${dues.length} steps failed`);
  return { told };
});

export const handler = tellLeaseStepsWith(depsFromEnv());
