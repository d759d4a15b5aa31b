import { requests as rows } from '../../../shared/contract/requests';
import { answerAsk } from '../../../shared/domain/requests/approvals';
import { saveMove } from '../../common/requests/save-move';
import { change } from '../../runtime/change';
import { findApproval } from './find-approval';

/** An owner answers by link, for the own share, once. */
export const answerApproval = change(rows.answerApproval, {
  read: ({ body: { token }, now }, deps) => findApproval({ token, now }, deps),
  act: async ({ body, now, requestId: callId, found }, deps) => {
    const { request, ask, owner, by } = found;
    const { organizationId, requestId } = request;
    const { yes, words } = body;
    const given = { now: now.toISOString(), by };
    const move = answerAsk(request, given, { ask: ask.number, ownerId: owner.ownerId, yes, words });
    const call = { now, requestId: callId, process: 'An owner by link' };
    await saveMove({ call, at: found, key: { organizationId, requestId }, move }, deps);
    return { success: 1 };
  },
});
