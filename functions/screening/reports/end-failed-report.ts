import { reportMissing } from '../../../shared/domain/screening/application-notifications';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { reportFailed } from '../../../shared/domain/screening/move-application';
import { notifyPerson } from '../../common/notifications/notify';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import type { Deps } from '../../runtime/deps/deps';
import type { StoredApplication } from '../../table/screening/record';
import { auditedApplication } from '../audited-application';
import { toApplicant } from '../letter-to-applicant';
import { failedLetter } from '../orders/screening-letters';

type At = { readonly before: StoredApplication; readonly now: Date };

/** Ends a screening whose report failed; a fee that was paid online goes back, once. */
export async function endFailedReport({ before, now }: At, deps: Deps): Promise<void> {
  const { organizationId, applicationId, screening, takenBy, home, fields } = before;
  const { paidAt, paidBy } = screening ?? {};
  const after = movedOrRefuse(before, (one) => reportFailed(one, now.toISOString()));
  if (paidBy !== undefined) await deps.payments.refundFee(paidBy);
  const organization = await deps.organizations.byId(organizationId);
  const to = organization && { application: after, organization };
  const isTheirs = paidBy !== undefined && screening?.order.chargeTo === 'applicant';
  const mails = to ? [toApplicant(to, { letter: failedLetter(to, isTheirs), now }, deps)] : [];
  const action = paidBy === undefined ? 'screening.cancel' : 'screening.fee-back';
  const audit = auditedApplication({ action, to: before, process: 'The screening bureau', now }, deps);
  const isByHand = paidAt !== undefined && paidBy === undefined;
  const named = { applicationId, unitNumber: home.unitNumber, name: applicantName(fields) };
  const source = audit.auditId;
  const text = reportMissing(named, isByHand);
  const told = await notifyPerson({ organizationId, ...takenBy, source, text, now }, deps);
  await deps.applications.write({ before, after, mails, trace: { audit, told, now } });
}

/** Whether the bureau took back a report that was there; its event says only where to look. */
export async function checkReport({ before, now }: At, deps: Deps): Promise<void> {
  const bureauId = before.screening?.bureauId;
  if (bureauId === undefined || (await deps.bureau.report(bureauId)) !== 'failed') return;
  await endFailedReport({ before, now }, deps);
}
