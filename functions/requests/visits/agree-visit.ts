import { requests as rows } from '../../../shared/contract/requests';
import { agreeVisit as agree } from '../../../shared/domain/requests/visits';
import { change } from '../../runtime/change';
import { moveAs, readRequest } from '../move-request';

/** A tenant answers for the home; staff answer for whoever did not propose. */
export const agreeVisit = change(rows.agreeVisit, {
  read: readRequest,
  act: (request, deps) => {
    const side = request.found.side === 'tenant' ? ({ side: 'home' } as const) : {};
    const { visit } = request.body;
    return moveAs(
      ['staff', 'tenant'],
      request,
      { command: (facts, given) => agree(facts, given, { visit, ...side }) },
      deps,
    );
  },
});
