import { users as rows } from '../../shared/contract/users';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../common/accounts/audit-account';
import { passwordChangedMail } from '../common/accounts/password-changed-mail';
import { newPasswordProblem } from '../common/accounts/password-rule';
import { change } from '../runtime/change';
import { forgetFailures } from './forget-failures';
import { linkOf } from './make-mail-link';

/** Sets a password by mailed token, once; ends every session, tells the owner, remembers the browser. */
export const resetPassword = change(rows.resetPassword, {
  read: ({ body, now }, { accounts }) => accounts.byLink({ ...linkOf(body.token), now }),
  act: async ({ body, now, found: person, ...call }, deps) => {
    const problem = await newPasswordProblem(body.password, person?.account.email);
    if (problem) throw refuse('invalid', { fields: { password: problem } });
    // Hash even for a bad link, so that timing does not tell.
    const passwordHash = await deps.passwords.hash(body.password);
    if (!person) throw refuse('link-not-valid');
    const { since } = person;
    const { userId, email, firstName } = person.account;
    const { tokenHash } = linkOf(body.token);
    const audit = accountEntries(person, { action: 'account.password', call: { ...call, now } }, deps);
    const device = call.deviceHash === undefined ? undefined : { email, deviceHash: call.deviceHash };
    await forgetFailures(email, now, deps);
    await deps.accounts.resetPassword({ tokenHash, userId, since, passwordHash, device, now, audit });
    await deps.mail.send({ to: email, ...passwordChangedMail({ firstName, ...deps.settings }) });
    return { success: 1 };
  },
});
