import { users as rows } from '../../shared/contract/users';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../common/accounts/audit-account';
import { change } from '../runtime/change';
import { checkSignUp } from './check-sign-up';
import { accountExistsMail, activationMail } from './mails/account-mails';
import { makeAccount } from './make-account';
import { makeMailLink } from './make-mail-link';
import { signUpKnown } from './sign-up-known';

/** Makes an account with its organization, and mails a link. A known address gets the same answer. */
export const register = change(rows.register, {
  read: async ({ body }, { plans, accounts }) => {
    const [all, known] = await Promise.all([plans.all(), accounts.byEmail(normalizeEmail(body.email))]);
    return { plans: all, known };
  },
  act: async (request, deps) => {
    const { body, now, found } = request;
    const person = await checkSignUp(body);
    const plan = found.plans.find(({ id }) => id === body.planid);
    if (!plan) throw refuse('invalid', { fields: { planid: 'Choose a plan' } });
    if (found.known) {
      await signUpKnown(found.known, request, deps);
      return { success: 1 };
    }
    const passwordHash = await deps.passwords.hash(body.password);
    const { annual, role } = body;
    const made = makeAccount({ person, passwordHash, plan, annual, role, now }, deps);
    const { link, address } = makeMailLink({ purpose: 'activate', userId: made.account.userId, now }, deps);
    const signedUp = { account: made.account, roles: [made.role] };
    const audit = accountEntries(signedUp, { action: 'account.register', call: request }, deps);
    const isNew = await deps.accounts.register({ ...made, link, audit });
    const { firstName, email } = person;
    const mail = isNew ? activationMail({ firstName, address }) : accountExistsMail(deps.settings);
    await deps.mail.send({ to: email, ...mail });
    return { success: 1 };
  },
});
