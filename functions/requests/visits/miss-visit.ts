import { requests as rows } from '../../../shared/contract/requests';
import { missVisit as miss } from '../../../shared/domain/requests/visits';
import { change } from '../../runtime/change';
import { moveAs, readRequest } from '../move-request';

/** A side was not there; a tenant says so of those who work. */
export const missVisit = change(rows.missVisit, {
  read: readRequest,
  act: (request, deps) => {
    const { visit, side } = request.body;
    const missed = { visit, side: request.found.side === 'tenant' ? 'worker' : side } as const;
    return moveAs(
      ['staff', 'tenant'],
      request,
      { command: (facts, given) => miss(facts, given, missed) },
      deps,
    );
  },
});
