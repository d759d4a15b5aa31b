import { onlineFee } from '../../../shared/domain/screening/amounts';
import { reportReady } from '../../../shared/domain/screening/application-notifications';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { reportArrived } from '../../../shared/domain/screening/move-application';
import type { Report } from '../../../shared/domain/screening/report';
import { notifyPerson } from '../../common/notifications/notify';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import type { Deps } from '../../runtime/deps/deps';
import type { Organization } from '../../table/organizations/record';
import type { StoredApplication, StoredReport } from '../../table/screening/record';
import { auditedApplication } from '../audited-application';
import { toApplicant } from '../letter-to-applicant';
import { newApplyLink } from '../new-application';
import { feeLetter } from '../orders/screening-letters';
import { endFailedReport } from './end-failed-report';
import { sealAbout } from './seal-about';

type At = { readonly before: StoredApplication; readonly now: Date };
type Screened = NonNullable<StoredApplication['screening']>;

/** The mail that asks the applicant for the fee, with its link; none when nothing is theirs to pay. */
function askForFee({ before, now }: At, organization: Organization | undefined, deps: Deps) {
  const { organizationId, applicationId, screening } = before;
  const fee = screening?.order.chargeTo === 'applicant' ? onlineFee(screening.order) : undefined;
  if (!organization || !screening || fee === undefined) return {};
  const of = { organizationId, kind: 'screening', about: screening.screeningId, applicationId, now } as const;
  const { link, address } = newApplyLink(of, deps);
  const to = { application: before, organization };
  const letter = feeLetter(to, { address, fee, until: link.expiresAt });
  return { links: [link], mails: [toApplicant(to, { letter, now }, deps)] };
}

/** A report, sealed, for who ordered it and the organization's head (D50). */
async function sealedReport(
  { organizationId, applicationId, screening }: StoredApplication & { readonly screening: Screened },
  { report, at, head }: { readonly report: Report; readonly at: string; readonly head: string | undefined },
  deps: Deps,
): Promise<StoredReport> {
  const { screeningId, requestedBy, reportUntil: until = at } = screening;
  const readers = [...new Set([requestedBy, head ?? requestedBy])];
  const sealed = await sealAbout({ organizationId, screeningId, what: 'report' }, report, deps);
  return { organizationId, screeningId, applicationId, sealed, readers, arrivedAt: at, until };
}

/** Keeps a report that is ready, with its access list and its date (D50). */
export async function saveReport({ before, now }: At, deps: Deps): Promise<void> {
  const { organizationId, applicationId, screening, takenBy, home, fields } = before;
  const bureauId = screening?.bureauId;
  const report = bureauId === undefined ? undefined : await deps.bureau.report(bureauId);
  if (!bureauId || !report) return;
  if (report === 'failed') return endFailedReport({ before, now }, deps);
  const at = now.toISOString();
  const after = movedOrRefuse(before, (one) => reportArrived(one, { bureauId, at }));
  if (!after.screening) return;
  const organization = await deps.organizations.byId(organizationId);
  const made = { ...after, screening: after.screening };
  const kept = await sealedReport(made, { report, at, head: organization?.adminUserId }, deps);
  const entry = { action: 'screening.report', to: before, process: 'The screening bureau', now } as const;
  const audit = auditedApplication(entry, deps);
  const text = reportReady({ applicationId, unitNumber: home.unitNumber, name: applicantName(fields) });
  const told = await notifyPerson({ organizationId, ...takenBy, source: audit.auditId, text, now }, deps);
  const asked = askForFee({ before, now }, organization, deps);
  await deps.applications.write({ before, after, report: kept, ...asked, trace: { audit, told, now } });
}
