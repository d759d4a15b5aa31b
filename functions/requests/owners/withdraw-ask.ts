import { requests as rows } from '../../../shared/contract/requests';
import { withdrawAsk as withdraw } from '../../../shared/domain/requests/approvals';
import { change } from '../../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from '../move-request';

/** The owners are asked no more. */
export const withdrawAsk = change(rows.withdrawAsk, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) => moveAsStaff(request, withdraw, deps),
});
