import { requests as rows } from '../../shared/contract/requests';
import { triage } from '../../shared/domain/requests/triage';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from './move-request';

/** Sets priority and due time; category and hazard as they really are. */
export const triageRequest = change(rows.triageRequest, {
  ...staffOnly,
  read: readRequest,
  act: async (request, deps) => {
    const { version, priority, category, hazard, fix_by: fixBy } = request.body;
    if (version !== undefined && version !== request.found.request.version) throw refuse('changed-meanwhile');
    return moveAsStaff(
      request,
      (facts, given) => triage(facts, given, { priority, category, hazard, fixBy }),
      deps,
    );
  },
});
