import { leases as rows } from '../../../shared/contract/leases';
import { reportConsent } from '../../../shared/domain/leases/signing/consent-text';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { hashWithRemarks } from '../../common/leases/read-report';
import { handIn, readHand } from '../../common/leases/read-signature';
import { change } from '../../runtime/change';
import { readForMove, recordMove, wholeReport } from './record-move';

/** Both sides agree to sign electronically (D48) and sign on one device; the move is recorded. */
export const signConditionReport = change(rows.signConditionReport, {
  read: readForMove,
  act: async (request, deps) => {
    const { now, body, found } = request;
    const stored = wholeReport(found, body.version);
    if (body.consent !== reportConsent.version) throw refuse('consent-missing');
    const [landlord, tenant] = [readHand(body.landlord), readHand(body.tenant)];
    const signed = {
      ...momentAt(found.at, now),
      hash: hashWithRemarks(stored),
      landlord: { ...handIn(landlord, request), consent: body.consent },
      tenant: { ...handIn(tenant, request), consent: body.consent },
    };
    return recordMove(request, { report: { ...stored, signed }, hands: [landlord, tenant] }, deps);
  },
});
