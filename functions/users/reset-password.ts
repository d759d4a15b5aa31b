import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { hashOfToken } from './mail-links';
import { newPasswordProblem } from './password-rule';

/** Sets a new password with the token of the mail, once, and ends every session of the account. */
export const resetPassword: Handler<Contract['users']['resetPassword']> = async ({ body, now }, deps) => {
  const problem = newPasswordProblem(body.password);
  if (problem) throw refuse('invalid', { fields: { password: problem } });
  const passwordHash = await deps.passwords.hash(body.password);
  await deps.accounts.resetPassword({ tokenHash: hashOfToken(body.token), passwordHash, now });
  return { success: 1 };
};
