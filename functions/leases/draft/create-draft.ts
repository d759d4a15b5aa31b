import { leases as rows } from '../../../shared/contract/leases';
import { createDraft as draft } from '../../../shared/domain/leases/draft/write-draft';
import { nameOf } from '../../../shared/domain/names';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { aboutLease, actorFrom, givenAt } from '../../common/leases/lease-at';
import { readLeaseDefaults } from '../../common/leases/lease-defaults';
import { newTerm } from '../../common/leases/new-term';
import { doneOrRefuse, saveLease } from '../../common/leases/save-lease';
import { findUnit, propertyIdOf } from '../../common/portfolio/find-unit';
import { change } from '../../runtime/change';
import { newLeaseId } from '../../table/leases/record';

export const createDraft = change(rows.createDraft, {
  read: async ({ viewer, now, body }, deps) => {
    const [place, account, begins] = await Promise.all([
      findUnit({ viewer, now, unitId: body.unit_id, area: 'leases', toChange: true }, deps),
      viewerAccount(viewer, deps),
      readLeaseDefaults(
        { organizationId: viewer.organizationId, propertyId: propertyIdOf(body.unit_id) },
        deps,
      ),
    ]);
    return { place, account, begins };
  },
  act: async (request, deps) => {
    const { viewer, now, found, trace } = request;
    const { place, account, begins } = found;
    const { unitId, propertyId } = place.unit;
    const organization = await request.organization();
    const leaseId = newLeaseId(unitId, deps.ids.next('lse'));
    const actor = actorFrom(request, { id: viewer.userId, name: nameOf(account) });
    const fields = newTerm({ ...place, ...begins, viewer, account, organization, now });
    const done = doneOrRefuse(
      draft(givenAt(place, { actor, now }), { ids: { leaseId, unitId, propertyId }, fields }),
    );
    const left = trace({ action: 'lease.draft', ...aboutLease(leaseId, place.unit) });
    const reply = { success: 1, data: { lease_id: leaseId, version: 1 } } as const;
    await saveLease({ ...place, done, organization, now, trace: { ...left, reply } }, deps);
    return reply;
  },
});
