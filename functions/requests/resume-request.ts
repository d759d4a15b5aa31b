import { requests as rows } from '../../shared/contract/requests';
import { resume } from '../../shared/domain/requests/work';
import { change } from '../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from './move-request';

/** A request waits no more. */
export const resumeRequest = change(rows.resumeRequest, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) => moveAsStaff(request, (facts, given) => resume(facts, given), deps),
});
