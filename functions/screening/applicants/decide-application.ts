import { screening as rows } from '../../../shared/contract/screening';
import { nameOf } from '../../../shared/domain/names';
import { may } from '../../../shared/domain/people/roles';
import { isAdverse } from '../../../shared/domain/screening/conditions';
import { refuse } from '../../../shared/wire/refusals';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { findUnit } from '../../common/portfolio/find-unit';
import { decidedPeople, decideParty } from '../../common/screening/decide-party';
import { findParty, hasAnyReport } from '../../common/screening/find-party';
import { change } from '../../runtime/change';
import { newLeaseId } from '../../table/leases/record';
import { aboutApplication } from '../../table/screening/record';
import { notifyEach } from '../letter-to-applicant';
import { declineLetter } from './answer-letters';
import { draftForApplicant } from './draft-for-applicant';
import { findApplication } from './find-application';

const actions = { approved: 'application.approve', declined: 'application.decline' } as const;

/** Approves, which drafts the lease in the same transaction, or declines; notices as D49 says. */
export const decideApplication = change(rows.decideApplication, {
  permit: ({ viewer, body }) => {
    if (body.decision === 'approved' && !may(viewer, { area: 'leases', level: 'change' }))
      throw refuse('not-permitted');
  },
  read: async ({ viewer, now, body }, deps) => {
    const asked = { viewer, now, applicationId: body.application_id };
    const [before, account] = await Promise.all([findApplication(asked, deps), viewerAccount(viewer, deps)]);
    const party = await findParty(before, deps);
    const unit = { viewer, now, unitId: before.unitId, area: 'leases', toChange: true } as const;
    const [place, listing] =
      body.decision === 'approved'
        ? await Promise.all([findUnit(unit, deps), deps.applications.listing(before)])
        : [];
    return { party, account, place, listing };
  },
  act: async (request, deps) => {
    const { viewer, now, found, body, trace } = request;
    const { party, account, place, listing } = found;
    const { main: before } = party;
    if (before.version !== body.version) throw refuse('changed-meanwhile');
    const leaseId = place && newLeaseId(before.unitId, deps.ids.next('lse'));
    const { decision: kind, conditions } = body;
    const notice = body.notice && hasAnyReport(party) && isAdverse({ kind, conditions });
    const agency = notice ? await deps.bureau.agency() : undefined;
    const decision = {
      at: now.toISOString(),
      by: { userId: viewer.userId, name: nameOf(account) },
      note: body.note,
      notice,
      noNotice: body.reason,
      agency,
      leaseId,
      conditions,
    };
    const decided = decideParty(party, { kind, decision, listed: listing?.terms?.deposit });
    const organization = await request.organization();
    const version = before.version + 1;
    const reply = { success: 1, data: { version, ...(leaseId && { lease_id: leaseId }) } } as const;
    const action = conditions ? 'application.condition' : actions[kind];
    const left = trace({ action, ...aboutApplication(before), after: conditions });
    const change = { ...decided, closes: listing };
    if (place && leaseId) {
      const approved = { place, account, organization, request, leaseId, change, agency };
      await draftForApplicant({ ...approved, trace: { ...left, reply } }, deps);
      return reply;
    }
    const write = declineLetter(agency);
    const told = notifyEach(decidedPeople(decided), { organization, now, write }, deps);
    await deps.applications.write({ ...change, ...told, trace: { ...left, reply } });
    return reply;
  },
});
