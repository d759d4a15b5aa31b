import { requests as rows } from '../../../shared/contract/requests';
import { ask } from '../../../shared/domain/requests/approvals';
import { askedOwners } from '../../common/requests/repair-terms';
import { change } from '../../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from '../move-request';

/** Asks all owners with a share today, each by a link. */
export const askOwners = change(rows.askOwners, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) => {
    const { cents, why } = request.body;
    const owners = askedOwners(request.found.head, request.found.terms);
    return moveAsStaff(request, (facts, given) => ask(facts, given, { cents, why, owners }), deps);
  },
});
