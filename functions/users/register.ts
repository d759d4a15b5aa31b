import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import type { Plan } from '../../shared/domain/subscriptions';
import { normaliseEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Call, Handler } from '../runtime/handler';
import type { Account } from '../table/accounts';
import { newMailLink } from './mail-links';
import { accountExistsMail, activationMail } from './mails/account-mails';
import { newAccount } from './new-account';
import { personOf } from './register-problems';

type Row = Contract['users']['register'];
type Request = RequestOf<Row> & Call;
type Known = Awaited<ReturnType<Deps['accounts']['byEmail']>>;

/**
 * An address that has an account already. The work is a stranger's sign-up's: one hash, one write, one mail. Somebody who never opened the
 * first mail gets a new link; the password stays the first one, so that nobody sets one for somebody else's address.
 */
async function remind({ userId, firstName, email, active }: Account, now: Date, deps: Deps): Promise<void> {
  const target = active ? deps.ids.next('usr') : userId;
  const { link, address } = newMailLink({ purpose: 'activate', userId: target, now }, deps);
  await deps.accounts.addLink(link);
  const mail = active ? accountExistsMail(deps.settings) : activationMail({ firstName, address });
  await deps.mail.send({ to: email, ...mail });
}

/** Sign-up: an account with its organisation, and a mail with the activation link. Answers the same for a known address. */
export const register: Handler<Row> = readingFirst<Request, [Plan[], Known], ReplyOf<Row>>(
  ({ body }, { plans, accounts }) => Promise.all([plans.all(), accounts.byEmail(normaliseEmail(body.email))]),
  async ({ body, now, requestId, first }, deps) => {
    const person = await personOf(body);
    const [plans, known] = await first();
    const plan = plans.find(({ id }) => id === body.planid);
    if (!plan) throw refuse('invalid', { fields: { planid: 'Choose a plan' } });
    const passwordHash = await deps.passwords.hash(body.password);
    if (known) {
      await remind(known.account, now, deps);
      return { success: 1 };
    }
    const { annual, role } = body;
    const made = newAccount({ person, passwordHash, plan, annual, role, now }, deps);
    const { link, address } = newMailLink({ purpose: 'activate', userId: made.account.userId, now }, deps);
    const signedUp = { account: made.account, roles: [made.role] };
    const audit = accountEntries(signedUp, { action: 'account.register', call: { now, requestId } }, deps);
    const isNew = await deps.accounts.register({ ...made, link, audit });
    const mail = isNew
      ? activationMail({ firstName: person.firstName, address })
      : accountExistsMail(deps.settings);
    await deps.mail.send({ to: person.email, ...mail });
    return { success: 1 };
  },
);
