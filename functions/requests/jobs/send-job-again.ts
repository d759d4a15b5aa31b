import { requests as rows } from '../../../shared/contract/requests';
import { sendAgain } from '../../../shared/domain/requests/jobs';
import { newWorkSecret } from '../../common/requests/sequels';
import { change } from '../../runtime/change';
import { moveAs, readRequest, staffOnly } from '../move-request';

/** Mails the vendor a new link; the one before opens nothing any more. */
export const sendJobAgain = change(rows.sendJobAgain, {
  ...staffOnly,
  read: readRequest,
  act: (request, deps) => {
    const { secret, hash } = newWorkSecret(deps);
    return moveAs(
      ['staff'],
      request,
      { command: (facts, given) => sendAgain(facts, given, { link: hash }), secret },
      deps,
    );
  },
});
