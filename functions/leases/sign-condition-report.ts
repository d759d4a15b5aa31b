import { leases as rows } from '../../shared/contract/leases';
import { momentAt } from '../common/leases/lease-at';
import { hashWithRemarks } from '../common/leases/read-report';
import { handIn, readHand } from '../common/leases/read-signature';
import { change } from '../runtime/change';
import { readForMove, recordMove, wholeReport } from './record-move';

/** Both sides sign on one device; then the tenants have moved in, or the keys are back. */
export const signConditionReport = change(rows.signConditionReport, {
  read: readForMove,
  act: async (request, deps) => {
    const { now, body, found } = request;
    const stored = wholeReport(found, body.version);
    const [landlord, tenant] = [readHand(body.landlord), readHand(body.tenant)];
    const signed = {
      ...{ ...momentAt(found.at, now), hash: hashWithRemarks(stored) },
      ...{ landlord: handIn(landlord), tenant: handIn(tenant) },
    };
    return recordMove(request, { report: { ...stored, signed }, hands: [landlord, tenant] }, deps);
  },
});
