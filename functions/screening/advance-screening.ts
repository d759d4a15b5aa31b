import { onlineFee } from '../../shared/domain/screening/amounts';
import { reportReady } from '../../shared/domain/screening/application-notifications';
import { applicantName } from '../../shared/domain/screening/application-rules';
import { orderedAtBureau, reportArrived } from '../../shared/domain/screening/move-application';
import { Identity } from '../../shared/domain/screening/screening';
import {
  screeningStatuses as is,
  type ScreeningStatus,
} from '../../shared/domain/screening/screening-statuses';
import { toldPerson } from '../common/notifications/told';
import { movedOrRefuse } from '../common/screening/moved-or-refuse';
import { auditedProcess } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import type { Organization } from '../table/organizations/record';
import { type ApplicationKey, applicationAsObject, type StoredApplication } from '../table/screening/record';
import { feeLetter, toApplicant } from './applicant-letters';
import { newApplyLink } from './new-application';
import { openAbout, sealAbout } from './seal-about';

type At = { readonly before: StoredApplication; readonly now: Date };

/** Orders the report of a person who has agreed, whose details are then gone (D50). The screening's id makes a repeat the same order. */
async function orderReport({ before, now }: At, deps: Deps): Promise<void> {
  const { organizationId, applicationId, screening, fields } = before;
  if (!screening?.consent) return;
  const { screeningId } = screening;
  const key = { organizationId, screeningId };
  const identity = await deps.applications.identity(key, { now });
  if (!identity) return;
  const said = Identity.parse(await openAbout({ ...key, what: 'identity' }, identity.sealed, deps));
  const { legalName: name, birthDate, address } = said;
  const subject = { name, birthDate, address, email: fields.email };
  const { bureauId } = await deps.bureau.order({ reference: screeningId, subject });
  const after = movedOrRefuse(before, (one) => orderedAtBureau(one, { bureauId, at: now.toISOString() }));
  const bureauOrder = { bureauId, organizationId, applicationId, screeningId };
  await deps.applications.write({ before, after, bureauOrder });
}

/** The mail that asks the applicant to pay, with a link of its own. */
function askForFee(
  { before, now }: At,
  { organization, fee }: { organization: Organization; fee: number },
  deps: Deps,
) {
  const { organizationId, applicationId, screening } = before;
  const about = screening?.screeningId ?? '';
  const { link, address } = newApplyLink(
    { organizationId, kind: 'screening', about, applicationId, now },
    deps,
  );
  const to = { application: before, organization };
  const letter = feeLetter(to, { address, fee, until: link.expiresAt });
  return { links: [link], mails: [toApplicant(to, { letter, now }, deps)] };
}

/** Keeps a report that is ready, with its access list and its date (D50). */
async function keepReport({ before, now }: At, deps: Deps): Promise<void> {
  const { organizationId, applicationId, screening, takenBy, home, fields } = before;
  const bureauId = screening?.bureauId;
  const report = bureauId === undefined ? undefined : await deps.bureau.report(bureauId);
  if (!screening || !bureauId || !report) return;
  const at = now.toISOString();
  const after = movedOrRefuse(before, (one) => reportArrived(one, { bureauId, at }));
  const organization = await deps.organizations.byId(organizationId);
  const readers = new Set([screening.requestedBy, organization?.adminUserId ?? screening.requestedBy]);
  const object = applicationAsObject(before);
  const entry = { action: 'screening.report', organizationId, process: 'The screening bureau' } as const;
  const audit = auditedProcess({ ...entry, object, about: before.propertyId, now }, deps);
  const text = reportReady({ applicationId, unitNumber: home.unitNumber, name: applicantName(fields) });
  const told = await toldPerson({ organizationId, ...takenBy, source: audit.auditId, text, now }, deps);
  const { screeningId, order } = screening;
  const sealed = await sealAbout({ organizationId, screeningId, what: 'report' }, report, deps);
  const kept = {
    ...{ organizationId, screeningId, applicationId, sealed, readers: [...readers], arrivedAt: at },
    until: after.screening?.reportUntil ?? at,
  };
  const fee = order.chargeTo === 'applicant' ? onlineFee(order) : undefined;
  const asked =
    organization && fee !== undefined ? askForFee({ before, now }, { organization, fee }, deps) : {};
  await deps.applications.write({ before, after, report: kept, ...asked, trace: { audit, told, now } });
}

const steps: Partial<Record<ScreeningStatus, (at: At, deps: Deps) => Promise<void>>> = {
  [is.consented]: orderReport,
  [is.ordered]: keepReport,
};

/** Goes on from where a screening stands, by what the bureau says now. Any order and any number of calls end the same. */
export async function advanceScreening(
  { now, ...key }: ApplicationKey & { now: Date },
  deps: Deps,
): Promise<ScreeningStatus | undefined> {
  const before = await deps.applications.byId(key);
  const status = before?.screening?.status;
  const step = status === undefined ? undefined : steps[status];
  if (!before || !step) return status;
  await step({ before, now }, deps);
  const after = (await deps.applications.byId(key))?.screening?.status;
  return after === is.ordered && status === is.consented ? advanceScreening({ now, ...key }, deps) : after;
}
