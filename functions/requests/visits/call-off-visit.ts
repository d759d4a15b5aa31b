import { requests as rows } from '../../../shared/contract/requests';
import { callOffVisit as callOff } from '../../../shared/domain/requests/visits';
import { change } from '../../runtime/change';
import { moveAs, readRequest } from '../move-request';

/** Calls a visit off, or takes a proposal back. */
export const callOffVisit = change(rows.callOffVisit, {
  read: readRequest,
  act: (request, deps) =>
    moveAs(
      ['staff', 'tenant'],
      request,
      { command: (facts, given) => callOff(facts, given, request.body) },
      deps,
    ),
});
