import { addDays, localDateOf } from '../../shared/domain/dates';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { inTurns } from '../runtime/in-turns';
import { job } from '../runtime/job';
import { tellLeaseStep } from './tell-lease-step';

/**
 * Notifies about the lease steps whose day has come at their property (D6). A failed one stays due and blocks
 * no other; the run then fails, to alert someone.
 */
export const tellLeaseStepsWith = job('tell-lease-steps', async ({ now }, deps) => {
  // East of Greenwich a day begins before it does in UTC.
  const dues = await deps.leases.duesUntil(addDays(localDateOf(now), 1));
  const failures: unknown[] = [];
  let told = 0;
  for (const due of inTurns(dues)) {
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
