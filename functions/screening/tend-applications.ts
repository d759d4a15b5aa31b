import { askedInVain, cancelScreening, reportPurged } from '../../shared/domain/screening/move-application';
import { type Step, stepDue } from '../../shared/domain/screening/retention';
import { Refusal } from '../../shared/wire/refusals';
import { findParty } from '../common/screening/find-party';
import { movedOrRefuse } from '../common/screening/moved-or-refuse';
import { purgeParty } from '../common/screening/purge-party';
import { auditedProcess } from '../runtime/audit';
import { bureau } from '../runtime/deps/bureau';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { reportKey } from '../runtime/deps/field-keys';
import { files } from '../runtime/deps/files';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import { retryOnConflict } from '../runtime/retry-on-conflict';
import { type ApplicationDue, applicationAsObject, type StoredApplication } from '../table/screening/record';
import { advanceScreening } from './advance-screening';
import { canceledLetter, toApplicant } from './applicant-letters';

const process = 'tend-applications';
/** The most one run looks at; the next one goes on. */
const perRun = 200;

type At = { readonly before: StoredApplication; readonly now: Date };

function traceOf({ before, now }: At, action: Parameters<typeof auditedProcess>[0]['action'], deps: Deps) {
  const { organizationId, propertyId: about } = before;
  const object = applicationAsObject(before);
  return { audit: auditedProcess({ organizationId, process, now, action, object, about }, deps), now };
}

async function purge(at: At, deps: Deps): Promise<void> {
  const { main: before, parts } = await findParty(at.before, deps);
  await purgeParty({ before, parts, trace: traceOf(at, 'application.purge', deps) }, deps);
}

async function purgeReport(at: At, deps: Deps): Promise<void> {
  const { before, now } = at;
  const after = movedOrRefuse(before, (one) => reportPurged(one, now.toISOString()));
  await deps.applications.write({ before, after, trace: traceOf(at, 'screening.purge', deps) });
}

/** The bureau was away for too long: the details go, and the applicant is told that nothing comes of it. */
async function dropIdentity(at: At, deps: Deps): Promise<void> {
  const { before, now } = at;
  const after = movedOrRefuse(before, (one) => cancelScreening(one, now.toISOString()));
  const organization = await deps.organizations.byId(before.organizationId);
  const to = organization && { application: after, organization };
  const mails = to ? [toApplicant(to, { letter: canceledLetter(to), now }, deps)] : [];
  await deps.applications.write({ before, after, mails, trace: traceOf(at, 'screening.cancel', deps) });
}

async function askBureau({ before, now }: At, deps: Deps): Promise<void> {
  const status = await advanceScreening({ ...before, now }, deps).catch((cause: unknown) => {
    if (!(cause instanceof Refusal) || cause.code !== 'bureau-away') throw cause;
    return before.screening?.status;
  });
  if (status !== before.screening?.status) return;
  const after = movedOrRefuse(before, (one) => askedInVain(one, now.toISOString()));
  await deps.applications.write({ before, after });
}

const steps: Readonly<Record<Step, (at: At, deps: Deps) => Promise<void>>> = {
  purge,
  'purge-report': purgeReport,
  'drop-identity': dropIdentity,
  'ask-bureau': askBureau,
};

/** Reads again each time, so that a repeat or a change meanwhile does nothing twice. */
async function tend(due: ApplicationDue, now: Date, deps: Deps): Promise<void> {
  const before = await deps.applications.byId(due);
  const step = before && stepDue(before, now.toISOString());
  if (before && step) await steps[step]({ before, now }, deps);
  else await deps.applications.settleDue(due, before);
}

/** Does what is due of applications: purges what is past its date (D50), asks the bureau again. One that fails blocks no other. */
export const tendApplications = job(process, async ({ now }, deps) => {
  const failures: unknown[] = [];
  const dues = await deps.applications.dues({ now, limit: perRun });
  for (const due of dues) {
    try {
      await retryOnConflict(() => tend(due, now, deps));
    } catch (failure) {
      const { applicationId } = due;
      logger.error('application not tended', { applicationId, surprise: describeSurprise(failure) });
      failures.push(failure);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${dues.length} applications failed`);
  return { tended: dues.length };
});

export const handler = tendApplications(depsFromEnv({ bureau, files, reportKey }));
