import type { ReportAnswer } from '../../../shared/contract/lease-condition';
import type { WrittenRemark } from '../../../shared/domain/leases/condition/report';
import { reportConsent } from '../../../shared/domain/leases/signing/consent-text';
import { reportAnswered } from '../../../shared/domain/leases/steps/lease-notifications';
import { refuse } from '../../../shared/wire/refusals';
import type { Audited } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { Call } from '../../runtime/handler';
import type { Trace } from '../../table/audit/writes';
import type { StoredReport } from '../../table/leases/record';
import type { Organization } from '../../table/organizations/record';
import { notifyHead } from '../notifications/notify';
import { aboutLease, type LeasePlace, momentAt } from './lease-at';
import { hashWithRemarks, openReport } from './read-report';
import { handIn, readHand, saveSignature } from './read-signature';

export type Answering = {
  readonly place: LeasePlace;
  readonly stored: StoredReport;
  /** The tenant's. */
  readonly name: string;
  /** Of the report as the tenant read it. */
  readonly hash: string;
  /** The report's remarks with those that come with the answer. */
  readonly remarks?: readonly WrittenRemark[];
  readonly answer: ReportAnswer;
  readonly call: Pick<Call, 'now' | 'address' | 'agent'>;
};

/** Refuses `consent-missing` and `signature-missing`, or `invalid` for a refusal without a reason. */
function readAnswer(answer: ReportAnswer) {
  if (answer.is === 'refused') {
    const reason = answer.reason.trim();
    if (reason === '') throw refuse('invalid', { fields: { 'answer.reason': 'Say why you do not sign' } });
    return { reason };
  }
  if (answer.consent !== reportConsent.version) throw refuse('consent-missing');
  return { hand: readHand(answer), consent: answer.consent };
}

type Keeping = {
  readonly organization: Organization;
  readonly trace: (change: Audited) => Trace;
};

/** A tenant agrees to sign electronically (D48) and signs for all, or refuses; both close the report. Refuses
 * `report-signed`, `changed-meanwhile` for another hash, and as `readAnswer`. */
export async function answerReport(
  { place, name, hash: seen, answer, call, remarks, ...answering }: Answering,
  { organization, trace }: Keeping,
  deps: Deps,
): Promise<void> {
  const { stored, asked } = openReport(answering.stored);
  if (seen !== hashWithRemarks(stored)) throw refuse('changed-meanwhile');
  const { hand, consent, reason = '' } = readAnswer(answer);
  const outcome = hand
    ? { tenant: { ...handIn(hand, call), consent } }
    : { unsigned: { why: 'refused' as const, name, reason } };
  const said = { ...stored, ...(remarks && { remarks: [...remarks] }) };
  const hash = hashWithRemarks(said);
  const signed = { ...momentAt(place, call.now), hash, landlord: asked.landlord, ...outcome };
  const { organizationId, leaseId, kind } = stored;
  if (hand) await saveSignature(hand.drawing, { organizationId, files: deps.files });
  const { unitNumber } = place.unit;
  const action = hand ? 'lease.report-signed' : 'lease.report-refused';
  const left = trace({ action, ...aboutLease(leaseId, place.unit) });
  const text = reportAnswered({ leaseId, unitNumber, name, kind, isSigned: hand !== undefined });
  const told = await notifyHead({ organization, source: left.audit.auditId, text, now: call.now }, deps);
  const report = { ...said, version: stored.version + 1, signed };
  await deps.leases.reports.keep({ report, trace: { ...left, reply: { success: 1 }, told } });
}
