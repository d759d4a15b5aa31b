import { leases as rows } from '../../../shared/contract/leases';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { findUnit } from '../../common/portfolio/find-unit';
import { change } from '../../runtime/change';
import { newLeaseId } from '../../table/leases/record';
import { adoptOne } from './adopt-one';
import { checkMayOpen } from './adopt-opening';

/** Adds a lease that was signed elsewhere, with its opening balance and its people, in one transaction. */
export const adoptLease = change(rows.adoptLease, {
  permit: ({ body, viewer }) => checkMayOpen(body, viewer),
  read: async ({ viewer, now, body }, deps) => {
    const [place, account] = await Promise.all([
      findUnit({ viewer, now, unitId: body.unit_id, area: 'leases', toChange: true }, deps),
      viewerAccount(viewer, deps),
    ]);
    return { place, account };
  },
  act: async (request, deps) => {
    const { found, body } = request;
    const leaseId = newLeaseId(found.place.unit.unitId, deps.ids.next('lse'));
    const reply = { success: 1, data: { lease_id: leaseId, version: 1 } } as const;
    await adoptOne({ ...found, leaseId, body, reply }, request, deps);
    return reply;
  },
});
