import { requests as rows } from '../../../shared/contract/requests';
import { unassign } from '../../../shared/domain/requests/jobs';
import { change } from '../../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from '../move-request';

/** Takes the standing job back; its link takes a bill for 30 days. */
export const unassignRequest = change(rows.unassignRequest, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) =>
    moveAsStaff(request, (facts, given) => unassign(facts, given, { why: request.body.why }), deps),
});
