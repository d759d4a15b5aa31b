import { requests as rows } from '../../shared/contract/requests';
import { moved } from '../../shared/domain/requests/move';
import { isOpen, statusOf } from '../../shared/domain/requests/status';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { moveAs, notReaders, readRequest } from './move-request';
import { sentToRequest } from './sent-files';

/** Staff choose who sees a file; what others add is seen by all. */
export const addRequestFiles = change(rows.addRequestFiles, {
  ...notReaders,
  read: readRequest,
  act: async (request, deps) => {
    const { found, body, now } = request;
    if (body.files.length === 0) throw refuse('invalid', { fields: { files: 'Choose a file' } });
    const audience = found.side === 'staff' ? body.audience : 'all';
    const files = await sentToRequest({ ...request, sent: body.files, kind: 'other', audience }, deps);
    return moveAs(
      ['staff', 'tenant'],
      request,
      {
        command: (facts, given) =>
          isOpen(statusOf(facts, now.toISOString()))
            ? moved(facts, given, { changed: {}, event: { what: 'files' } })
            : { refused: 'not-open' },
        files,
      },
      deps,
    );
  },
});
