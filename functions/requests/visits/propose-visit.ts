import { requests as rows } from '../../../shared/contract/requests';
import { proposeVisit as propose } from '../../../shared/domain/requests/visits';
import { change } from '../../runtime/change';
import { moveAs, readRequest } from '../move-request';

/** A tenant speaks for the home; staff name the side they speak for. */
export const proposeVisit = change(rows.proposeVisit, {
  read: readRequest,
  act: (request, deps) => {
    const { from, to, side, is_agreed } = request.body;
    const isStaff = request.found.side === 'staff';
    const proposed = { from, to, side: isStaff ? side : 'home', isAgreed: isStaff && is_agreed } as const;
    return moveAs(
      ['staff', 'tenant'],
      request,
      { command: (facts, given) => propose(facts, given, proposed) },
      deps,
    );
  },
});
