import { requests as rows } from '../../shared/contract/requests';
import { snooze } from '../../shared/domain/requests/triage';
import { change } from '../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from './move-request';

/** Hides a request from triage until a time. */
export const snoozeRequest = change(rows.snoozeRequest, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) =>
    moveAsStaff(request, (facts, given) => snooze(facts, given, { until: request.body.until }), deps),
});
