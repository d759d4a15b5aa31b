import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import type { Plan } from '../../shared/domain/subscriptions';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Call, Handler } from '../runtime/handler';
import type { Account } from '../table/accounts';
import { newMailLink } from './mail-links';
import { accountExistsMail, activationMail, choosePasswordMail } from './mails/account-mails';
import { newAccount } from './new-account';
import { personOf } from './register-problems';

type Row = Contract['users']['register'];
type Request = RequestOf<Row> & Call;
type Known = Awaited<ReturnType<Deps['accounts']['byEmail']>>;

/** An address that has an active account. The work is a stranger's sign-up's: one hash, one write, one mail. */
async function remind({ email }: Account, { body, now }: Request, deps: Deps): Promise<void> {
  await deps.passwords.hash(body.password);
  const { link } = newMailLink({ purpose: 'activate', userId: deps.ids.next('usr'), now }, deps);
  await deps.accounts.addLink(link);
  await deps.mail.send({ to: email, ...accountExistsMail(deps.settings) });
}

/**
 * An address whose account was never activated. With the same password its owner gets a new link. With another one nobody knows which of the
 * two is the owner, who must not wake an account that somebody else has the password of: from here on neither password counts, and the mail
 * asks for a new one. The work is the same again.
 */
async function signUpAgain(known: NonNullable<Known>, request: Request, deps: Deps): Promise<void> {
  const { body, now } = request;
  const { userId, firstName, email, passwordHash: from } = known.account;
  const isSame = await deps.passwords.matches(body.password, from);
  const { link, address } = newMailLink({ purpose: isSame ? 'activate' : 'reset', userId, now }, deps);
  if (isSame) await deps.accounts.addLink(link);
  else {
    const audit = accountEntries(known, { action: 'account.register', call: request }, deps);
    await deps.accounts.signUpAgain({ link, from, to: deps.passwords.ofNobody(), audit });
  }
  const mail = isSame ? activationMail({ firstName, address }) : choosePasswordMail({ address });
  await deps.mail.send({ to: email, ...mail });
}

/** Sign-up: an account with its organization, and a mail with the activation link. Answers the same for a known address. */
export const register: Handler<Row> = readingFirst<Request, [Plan[], Known], ReplyOf<Row>>(
  ({ body }, { plans, accounts }) => Promise.all([plans.all(), accounts.byEmail(normalizeEmail(body.email))]),
  async (request, deps) => {
    const { body, now, requestId, first } = request;
    const person = await personOf(body);
    const [plans, known] = await first();
    const plan = plans.find(({ id }) => id === body.planid);
    if (!plan) throw refuse('invalid', { fields: { planid: 'Choose a plan' } });
    if (known) {
      await (known.account.active ? remind(known.account, request, deps) : signUpAgain(known, request, deps));
      return { success: 1 };
    }
    const passwordHash = await deps.passwords.hash(body.password);
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
