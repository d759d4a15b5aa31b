import { requests as rows } from '../../../shared/contract/requests';
import { accept } from '../../../shared/domain/requests/jobs';
import { change } from '../../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from '../move-request';

/** The person who has the job accepts it, or staff do for a vendor who telephoned. */
export const acceptJob = change(rows.acceptJob, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) => moveAsStaff(request, (facts, given) => accept(facts, given), deps),
});
