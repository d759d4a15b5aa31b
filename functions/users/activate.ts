import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';
import { hashOfToken } from './mail-links';

/** Activates an account with the token of its mail; once. */
export const activate: Handler<Contract['users']['activate']> = async ({ body, now }, deps) => {
  await deps.accounts.activate({ tokenHash: hashOfToken(body.token), now });
  return { success: 1 };
};
