import type { Contract } from '../../shared/contract';
import { accountEntries } from '../runtime/account-entries';
import type { Handler } from '../runtime/handler';
import { ownAccount } from './own-account';

/**
 * Signs out one device of the caller's. Sessions are found under their person, so somebody else's id finds nothing, and nothing is said about it.
 */
export const endSession: Handler<Contract['profile']['endSession']> = async (request, deps) => {
  const { viewer, body } = request;
  const person = await ownAccount(request, deps);
  const audit = accountEntries(person, { action: 'account.sessions-end', call: request }, deps);
  await deps.ownSessions.end({ userId: viewer.userId, sessionId: body.session_id, audit });
  return { success: 1 };
};
