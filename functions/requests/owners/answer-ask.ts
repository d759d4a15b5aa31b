import { requests as rows } from '../../../shared/contract/requests';
import type { Viewer } from '../../../shared/domain/people/roles';
import { answerAsk as answer } from '../../../shared/domain/requests/approvals';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { moveAs, readRequest } from '../move-request';

/**
 * Refuses `not-permitted` to everybody but a rental owner, before the call can tell whether the request
 * exists.
 */
function ownerOf({ ownerId, roleLabel }: Viewer): string {
  if (roleLabel !== 'rentalOwner' || ownerId === undefined) throw refuse('not-permitted');
  return ownerId;
}

/** A rental owner says yes or no for the own share. */
export const answerAsk = change(rows.answerAsk, {
  permit: ({ viewer }) => void ownerOf(viewer),
  read: readRequest,
  act: async (request, deps) => {
    const ownerId = ownerOf(request.viewer);
    const { ask, yes, words } = request.body;
    return moveAs(
      ['owner'],
      request,
      { command: (facts, given) => answer(facts, given, { ask, ownerId, yes, words }) },
      deps,
    );
  },
});
