import { requests as rows } from '../../../shared/contract/requests';
import { estimate } from '../../../shared/domain/requests/approvals';
import { askedOwners } from '../../common/requests/repair-terms';
import { change } from '../../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from '../move-request';

/** What the work will cost; above what may be spent, the owners are asked at once. */
export const addEstimate = change(rows.addEstimate, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) => {
    const { cents, words } = request.body;
    const owners = askedOwners(request.found.head, request.found.terms);
    return moveAsStaff(request, (facts, given) => estimate(facts, given, { cents, words, owners }), deps);
  },
});
