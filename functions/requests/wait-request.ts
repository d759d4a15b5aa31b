import { requests as rows } from '../../shared/contract/requests';
import { wait } from '../../shared/domain/requests/work';
import { change } from '../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from './move-request';

/** Says what a request waits for. */
export const waitRequest = change(rows.waitRequest, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) => moveAsStaff(request, (facts, given) => wait(facts, given, request.body), deps),
});
