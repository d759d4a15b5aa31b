import { requests as rows } from '../../../shared/contract/requests';
import { override } from '../../../shared/domain/requests/approvals';
import { askedOwners } from '../../common/requests/repair-terms';
import { change } from '../../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from '../move-request';

/** Goes ahead without the owners in an emergency; they are told at once. */
export const overrideOwners = change(rows.overrideOwners, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) => {
    const { cents, why } = request.body;
    const owners = askedOwners(request.found.head, request.found.terms);
    return moveAsStaff(request, (facts, given) => override(facts, given, { cents, why, owners }), deps);
  },
});
