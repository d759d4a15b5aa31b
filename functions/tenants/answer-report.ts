import { tenants as rows } from '../../shared/contract/tenants';
import { reportConsent } from '../../shared/domain/leases/consent-text';
import { reportAnswered } from '../../shared/domain/leases/lease-notifications';
import { refuse } from '../../shared/wire/refusals';
import { leaseAsObject, momentAt } from '../common/leases/lease-at';
import { hashWithRemarks } from '../common/leases/read-report';
import { handIn, keepSignature, readHand } from '../common/leases/read-signature';
import { toldHead } from '../common/notifications/told';
import { change } from '../runtime/change';
import { openReport, readMyReport } from './find-my-report';

/** A tenant agrees to sign electronically (D48) and signs for all, or refuses with a reason; both close the report. */
export const answerReport = change(rows.answerReport, {
  read: readMyReport,
  act: async (request, deps) => {
    const { viewer, now, body, found, trace, address, agent } = request;
    const { answer, kind } = body;
    const { stored, asked } = openReport(found);
    const { place, name } = found;
    const hash = hashWithRemarks(stored);
    if (body.hash !== hash) throw refuse('changed-meanwhile');
    const isSigned = answer.is === 'signed';
    if (isSigned && answer.consent !== reportConsent.version) throw refuse('consent-missing');
    const hand = isSigned ? readHand(answer) : undefined;
    const reason = isSigned ? '' : answer.reason.trim();
    if (!isSigned && reason === '')
      throw refuse('invalid', { fields: { reason: 'Say why you do not sign' } });
    const origin = { ipAddress: address, userAgent: agent };
    const outcome = hand
      ? { tenant: { ...handIn(hand), origin, consent: reportConsent.version } }
      : { unsigned: { why: 'refused' as const, name, reason } };
    const signed = { ...momentAt(place, now), hash, landlord: asked.landlord, ...outcome };
    if (hand) await keepSignature(hand.drawing, { organizationId: viewer.organizationId, files: deps.files });
    const { leaseId } = stored;
    const object = leaseAsObject(leaseId, place.unit);
    const action = isSigned ? 'lease.report-signed' : 'lease.report-refused';
    const left = trace({ action, object, about: place.unit.propertyId });
    const text = reportAnswered({ leaseId, unitNumber: place.unit.unitNumber, name, kind, isSigned });
    const organization = await request.organization();
    const told = await toldHead({ organization, source: left.audit.auditId, text, now }, deps);
    const report = { ...stored, version: stored.version + 1, signed };
    await deps.leases.reports.keep({ report, trace: { ...left, reply: { success: 1 }, told } });
    return { success: 1 };
  },
});
