import { requests as rows } from '../../../shared/contract/requests';
import { start } from '../../../shared/domain/requests/work';
import { change } from '../../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from '../move-request';

/** Work begins, within what may be spent. */
export const startWork = change(rows.startWork, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) => moveAsStaff(request, (facts, given) => start(facts, given), deps),
});
