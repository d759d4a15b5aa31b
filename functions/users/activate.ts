import type { Contract } from '../../shared/contract';
import { accountEntries } from '../runtime/account-entries';
import type { Handler } from '../runtime/handler';
import { hashOfToken } from './mail-links';

/** Activates an account with the token of its mail; once. */
export const activate: Handler<Contract['users']['activate']> = async ({ body, now, requestId }, deps) => {
  await deps.accounts.activate({
    tokenHash: hashOfToken(body.token),
    now,
    audit: (person) => accountEntries(person, { action: 'account.activate', call: { now, requestId } }, deps),
  });
  return { success: 1 };
};
