import { requests as rows } from '../../../shared/contract/requests';
import { finish } from '../../../shared/domain/requests/work';
import { change } from '../../runtime/change';
import { moveAs, readRequest, staffOnly } from '../move-request';
import { sentToRequest } from '../sent-files';

/** The work is done, with photos. */
export const finishRequest = change(rows.finishRequest, {
  ...staffOnly,
  read: readRequest,
  act: async (request, deps) => {
    const { note, files: sent } = request.body;
    const files = await sentToRequest({ ...request, sent, kind: 'done' }, deps);
    return moveAs(
      ['staff'],
      request,
      { command: (facts, given) => finish(facts, given, { note }), files },
      deps,
    );
  },
});
