import type { Contract } from '../../shared/contract';
import { accountEntries } from '../runtime/account-entries';
import type { Handler } from '../runtime/handler';
import { ownAccount } from './own-account';

/** Signs out every device of the caller's but the one that asks. */
export const endOtherSessions: Handler<Contract['profile']['endOtherSessions']> = async (request, deps) => {
  const { viewer } = request;
  const [person, { sessionId: keep }] = await Promise.all([ownAccount(request, deps), request.session()]);
  const audit = accountEntries(person, { action: 'account.sessions-end', call: request }, deps);
  await deps.ownSessions.endOthers({ userId: viewer.userId, keep, audit });
  return { success: 1 };
};
