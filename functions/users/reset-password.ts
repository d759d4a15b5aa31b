import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Call, Handler } from '../runtime/handler';
import { passwordChangedMail } from '../runtime/password-changed-mail';
import { newPasswordProblem } from '../runtime/password-rule';
import { hashOfToken, supposedUser } from './mail-links';

type Row = Contract['users']['resetPassword'];
type Request = RequestOf<Row> & Call;
type Person = Awaited<ReturnType<Deps['accounts']['byLink']>>;

/** Sets a new password with the token of the mail, once, ends every session of the account, and tells its owner. */
export const resetPassword: Handler<Row> = readingFirst<Request, Person, ReplyOf<Row>>(
  ({ body, now }, { accounts }) =>
    accounts.byLink({
      ...{ tokenHash: hashOfToken(body.token), purpose: 'reset', now },
      supposed: supposedUser(body.token),
    }),
  async ({ body, now, requestId, first }, deps) => {
    const problem = await newPasswordProblem(body.password);
    if (problem) throw refuse('invalid', { fields: { password: problem } });
    const passwordHash = await deps.passwords.hash(body.password);
    const person = await first();
    if (!person) throw refuse('link-not-valid');
    const { userId, email, firstName } = person.account;
    const audit = accountEntries(person, { action: 'account.password', call: { now, requestId } }, deps);
    const tokenHash = hashOfToken(body.token);
    const { since } = person;
    await deps.accounts.resetPassword({ tokenHash, userId, since, passwordHash, now, audit });
    await deps.mail.send({ to: email, ...passwordChangedMail({ firstName, ...deps.settings }) });
    return { success: 1 };
  },
);
