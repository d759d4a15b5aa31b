import { leases as rows } from '../../../shared/contract/leases';
import { answerUntil } from '../../../shared/domain/leases/condition/answer-report';
import { reportAsked } from '../../../shared/domain/leases/steps/lease-notifications';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { hashOfReport } from '../../common/leases/read-report';
import { handIn, readHand } from '../../common/leases/read-signature';
import { newReportLink } from '../../common/leases/signing-links';
import { askToAnswer } from '../../common/leases/tenant-letters';
import { tenantsAsked } from '../../common/leases/tenants-of';
import { change } from '../../runtime/change';
import { notifyTenants } from './notify-tenants';
import { readForMove, recordMove, wholeReport } from './record-move';

/** The landlord signs alone and asks the tenants; the move is recorded whatever they answer. */
export const sendConditionReport = change(rows.sendConditionReport, {
  read: readForMove,
  act: async (request, deps) => {
    const { now, body, found } = request;
    const stored = wholeReport(found, body.version);
    if (stored.asked) throw refuse('report-sent');
    const landlord = readHand(body.landlord);
    const { on, at } = momentAt(found.at, now);
    const until = answerUntil(on);
    const hash = hashOfReport(stored);
    const report = { ...stored, asked: { at, on, until, hash, landlord: handIn(landlord, request) } };
    const { lease } = found.at.read;
    const papers = tenantsAsked({ lease, on }).map((tenant) => ({
      tenant,
      ...newReportLink({ report, tenant, now }, deps),
    }));
    if (papers.length === 0)
      throw refuse('invalid', { fields: { tenants: 'No tenant has an email address' } });
    const letters = papers.map(askToAnswer({ kind: body.kind, until }));
    const links = papers.map(({ link }) => link);
    const { unitNumber } = found.at.unit;
    const text = reportAsked({ leaseId: lease.leaseId, unitNumber, kind: body.kind, until });
    const { organizationId } = request.viewer;
    const tell = (source: string) =>
      notifyTenants({ lease, on }, { organizationId, source, text, now }, deps);
    return recordMove(request, { report, hands: [landlord], letters, links, tell }, deps);
  },
});
