import { stepDue } from '../../shared/domain/screening/retention';
import { bureau } from '../runtime/deps/bureau';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { reportKey } from '../runtime/deps/field-keys';
import { files } from '../runtime/deps/files';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import { retryOnConflict } from '../runtime/retry-on-conflict';
import type { ApplicationDue } from '../table/screening/record';
import { endApplicant } from './accounts-that-end';
import { process, tendSteps } from './tend-steps';

/** The most one run looks at; the next one goes on. */
const perRun = 200;

/** Reads again each time, so that a repeat or a change meanwhile does nothing twice. */
async function tend(due: ApplicationDue, now: Date, deps: Deps): Promise<void> {
  const before = await deps.applications.byId(due);
  const step = before && stepDue(before, now.toISOString());
  if (before && step) await tendSteps[step]({ before, now }, deps);
  else await deps.applications.settleDue(due, before);
}

/** Purges what is past its date (D50), ends accounts, asks the bureau again. One failure blocks no other. */
export const tendApplications = job(process, async ({ now }, deps) => {
  const asked = { now, limit: perRun };
  const [dues, ends] = await Promise.all([deps.applications.dues(asked), deps.people.applicantEnds(asked)]);
  const tasks = [
    ...dues.map((due) => ({ id: due.applicationId, run: () => tend(due, now, deps) })),
    ...ends.map((end) => ({ id: end.userRoleId, run: () => endApplicant({ end, process, now }, deps) })),
  ];
  const failures: unknown[] = [];
  for (const { id, run } of tasks) {
    try {
      await retryOnConflict(run);
    } catch (failure) {
      logger.error('not tended', { id, surprise: describeSurprise(failure) });
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${tasks.length} failed`);
  return { tended: tasks.length };
});

export const handler = tendApplications(depsFromEnv({ bureau, files, reportKey }));
