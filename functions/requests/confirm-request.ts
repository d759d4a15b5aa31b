import { requests as rows } from '../../shared/contract/requests';
import { confirm } from '../../shared/domain/requests/work';
import { change } from '../runtime/change';
import { moveAs, readRequest } from './move-request';

/** It is mended: the tenant or staff say so. */
export const confirmRequest = change(rows.confirmRequest, {
  read: readRequest,
  act: (request, deps) =>
    moveAs(
      ['staff', 'tenant'],
      request,
      { command: (facts, given) => confirm(facts, given, request.body) },
      deps,
    ),
});
