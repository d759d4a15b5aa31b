import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import type { Handler } from '../runtime/handler';
import { passwordChangedMail } from '../runtime/password-changed-mail';
import { newPasswordProblem } from '../runtime/password-rule';
import { hashOfToken } from './mail-links';

/** Sets a new password with the token of the mail, once, ends every session of the account, and tells its owner. */
export const resetPassword: Handler<Contract['users']['resetPassword']> = async (
  { body, now, requestId },
  deps,
) => {
  const problem = newPasswordProblem(body.password);
  if (problem) throw refuse('invalid', { fields: { password: problem } });
  const passwordHash = await deps.passwords.hash(body.password);
  const userId = await deps.accounts.resetPassword({
    tokenHash: hashOfToken(body.token),
    passwordHash,
    now,
    audit: (person) => accountEntries(person, { action: 'account.password', call: { now, requestId } }, deps),
  });
  const person = await deps.accounts.byId(userId);
  if (person) {
    const { email, firstName } = person.account;
    await deps.mail.send({ to: email, ...passwordChangedMail({ firstName, ...deps.settings }) });
  }
  return { success: 1 };
};
