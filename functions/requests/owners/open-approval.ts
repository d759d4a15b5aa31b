import type { Contract } from '../../../shared/contract';
import type { Ask } from '../../../shared/domain/requests/request';
import { kindOf } from '../../../shared/domain/requests/standing';
import { fileShown } from '../../common/requests/read-parts';
import { namedRequest } from '../../common/requests/request-at';
import type { Handler } from '../../runtime/handler';
import { findApproval } from './find-approval';

function stateOf({ withdrawn, decided, answers }: Ask, ownerId: string) {
  if (withdrawn) return 'withdrawn';
  if (answers.some((one) => one.ownerId === ownerId)) return 'answered';
  return decided ? 'decided' : 'open';
}

/** What an owner is asked: the place, what is wrong, the amount, and nothing of the people there. */
export const openApproval: Handler<Contract['requests']['openApproval']> = async (
  { body: { token }, now },
  deps,
) => {
  const { request, ask, owner, organization } = await findApproval({ token, now }, deps);
  const { organizationId, requestId, raised } = request;
  const files = await deps.requests.files({ organizationId, requestId });
  const shown = files.filter(({ audience, message }) => audience === 'all' && message === undefined);
  const answer = ask.answers.find(({ ownerId }) => ownerId === owner.ownerId);
  const named = namedRequest(request);
  return {
    success: 1,
    data: {
      state: stateOf(ask, owner.ownerId),
      organization: organization.name,
      owner_name: owner.name,
      percentage: owner.percentage,
      name: named.name,
      place: named.place,
      ...kindOf(request),
      words: raised.words,
      cents: ask.cents,
      why: ask.why,
      asked_at: ask.at,
      answer: answer && { yes: answer.yes, words: answer.words, at: answer.at },
      decided: ask.decided?.yes,
      files: await Promise.all(shown.map((file) => fileShown(file, { now }, deps))),
    },
  };
};
