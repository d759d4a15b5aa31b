import { askedInVain, cancelScreening, reportPurged } from '../../shared/domain/screening/move-application';
import type { Step } from '../../shared/domain/screening/retention';
import { Refusal } from '../../shared/wire/refusals';
import { findParty } from '../common/screening/find-party';
import { movedOrRefuse } from '../common/screening/moved-or-refuse';
import type { Deps } from '../runtime/deps/deps';
import type { StoredApplication } from '../table/screening/record';
import { auditedApplication } from './audited-application';
import { toApplicant } from './letter-to-applicant';
import { advanceScreening } from './orders/advance-screening';
import { canceledLetter } from './orders/screening-letters';
import { purgeParty } from './purge-party';

export const process = 'tend-applications';

type At = { readonly before: StoredApplication; readonly now: Date };
type Action = Parameters<typeof auditedApplication>[0]['action'];

const traceOf = ({ before: to, now }: At, action: Action, deps: Deps) => ({
  audit: auditedApplication({ action, to, process, now }, deps),
  now,
});

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
  await advanceScreening({ ...before, now }, deps).catch((cause: unknown) => {
    if (!(cause instanceof Refusal) || cause.code !== 'bureau-away') throw cause;
  });
  if ((await deps.applications.byId(before))?.version !== before.version) return;
  const after = movedOrRefuse(before, (one) => askedInVain(one, now.toISOString()));
  await deps.applications.write({ before, after });
}

/** What the job does of each step. */
export const tendSteps: Readonly<Record<Step, (at: At, deps: Deps) => Promise<void>>> = {
  purge,
  'purge-report': purgeReport,
  'drop-identity': dropIdentity,
  'ask-bureau': askBureau,
};
