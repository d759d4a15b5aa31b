import { requests as rows } from '../../../shared/contract/requests';
import { decline } from '../../../shared/domain/requests/jobs';
import { change } from '../../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from '../move-request';

/** The person who has the job declines it, or staff do for a vendor who telephoned. */
export const declineJob = change(rows.declineJob, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) =>
    moveAsStaff(request, (facts, given) => decline(facts, given, { why: request.body.why }), deps),
});
