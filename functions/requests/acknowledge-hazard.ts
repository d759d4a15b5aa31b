import { requests as rows } from '../../shared/contract/requests';
import { acknowledge } from '../../shared/domain/requests/triage';
import { change } from '../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from './move-request';

/** Somebody on call has it: the ladder stops. */
export const acknowledgeHazard = change(rows.acknowledgeHazard, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) => moveAsStaff(request, (facts, given) => acknowledge(facts, given), deps),
});
