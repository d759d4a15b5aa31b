import { profile as rows } from '../../shared/contract/profile';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../common/accounts/audit-account';
import { passwordChangedMail } from '../common/accounts/password-changed-mail';
import { newPasswordProblem } from '../common/accounts/password-rule';
import { change } from '../runtime/change';
import { checkPresentPassword } from './check-present-password';

const samePassword = 'Choose a password different from your current one';

/** Needs the current password. The calling session stays, the others end, and a mail tells the owner. */
export const changePassword = change(rows.changePassword, {
  tries: ['password-again'],
  read: async ({ viewer }, { accounts, sessions }) => {
    const [person, among] = await Promise.all([accounts.byId(viewer.userId), sessions.all(viewer.userId)]);
    return { person, among };
  },
  act: async (request, deps) => {
    const { body, now, found } = request;
    const { isDone, ...person } = await checkPresentPassword(request, deps);
    const { userId, email, firstName, passwordHash: from } = person.account;
    const isSame = body.password === body.new_password;
    const problem = isSame ? samePassword : await newPasswordProblem(body.new_password, email);
    if (problem) throw refuse('invalid', { fields: { new_password: problem } });

    const keep = (await request.session()).sessionId;
    const others = { keep, among: found.among };
    const action = isDone ? 'account.sessions-end' : 'account.password';
    const audit = accountEntries(person, { action, call: request }, deps);
    if (isDone) await deps.sessions.endOthers({ ...others, audit });
    else {
      const to = await deps.passwords.hash(body.new_password);
      await deps.accounts.changePassword({ ...others, userId, from, to, now, audit });
    }
    const mail = passwordChangedMail({ firstName, siteUrl: deps.settings.siteUrl, sessions: 'others' });
    await deps.mail.send({ to: email, ...mail });
    return { success: 1 };
  },
});
