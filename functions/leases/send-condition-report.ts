import { leases as rows } from '../../shared/contract/leases';
import { answerUntil } from '../../shared/domain/leases/condition/answer-report';
import { reportAsked } from '../../shared/domain/leases/lease-notifications';
import { refuse } from '../../shared/wire/refusals';
import { momentAt } from '../common/leases/lease-at';
import { hashOfReport } from '../common/leases/read-report';
import { handIn, readHand } from '../common/leases/read-signature';
import { change } from '../runtime/change';
import { readForMove, recordMove, wholeReport } from './record-move';
import { askToAnswer } from './tenant-letters';
import { toldTenants } from './told-tenants';

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
    const asked = { at, on, until, hash: hashOfReport(stored), landlord: handIn(landlord) };
    const { siteUrl } = deps.settings;
    const letters = askToAnswer({ lease: found.at.read.lease, on, kind: body.kind, until, siteUrl });
    const { lease } = found.at.read;
    const { unitNumber } = found.at.unit;
    const text = reportAsked({ leaseId: lease.leaseId, unitNumber, kind: body.kind, until });
    const { organizationId } = request.viewer;
    const tell = (source: string) =>
      toldTenants({ lease, on }, { ...{ organizationId, source, text, now } }, deps);
    return recordMove(request, { report: { ...stored, asked }, hands: [landlord], letters, tell }, deps);
  },
});
