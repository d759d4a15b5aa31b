import { requests as rows } from '../../shared/contract/requests';
import { cancel } from '../../shared/domain/requests/work';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { moveAs, notViewers, readRequest } from './move-request';

/** Staff, or who raised it before it was triaged. */
export const cancelRequest = change(rows.cancelRequest, {
  ...notViewers,
  read: readRequest,
  act: async (request, deps) => {
    const { side, request: found, by } = request.found;
    if (side !== 'staff' && found.raised.by.id !== by.id) throw refuse('not-permitted');
    const { why } = request.body;
    return moveAs(
      ['staff', 'tenant', 'owner'],
      request,
      { command: (facts, given) => cancel(facts, given, { why }) },
      deps,
    );
  },
});
