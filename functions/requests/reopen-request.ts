import { requests as rows } from '../../shared/contract/requests';
import { reopen } from '../../shared/domain/requests/work';
import { change } from '../runtime/change';
import { moveAs, readRequest } from './move-request';
import { sentToRequest } from './sent-files';

/** It is not mended, or was closed wrongly. */
export const reopenRequest = change(rows.reopenRequest, {
  read: readRequest,
  act: async (request, deps) => {
    const { why, files: sent } = request.body;
    const files = await sentToRequest({ ...request, sent, kind: 'raised' }, deps);
    return moveAs(
      ['staff', 'tenant'],
      request,
      { command: (facts, given) => reopen(facts, given, { why }), files },
      deps,
    );
  },
});
