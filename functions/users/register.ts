import { users as rows } from '../../shared/contract/users';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { takeMailboxRoom } from '../common/accounts/mailbox-room';
import { change } from '../runtime/change';
import { checkSignUp } from './check-sign-up';
import { accountExistsMail, activationMail } from './mails/account-mails';
import { hashOfToken, makeActivationLink } from './make-mail-link';
import { networkOf } from './network-of';

/** The sign-up waits until the link in its mail is opened. A known address costs the same, stored under an
 * invented mailbox, and only its owner is told. A full mailbox gets no mail: an earlier link still works. */
export const register = change(rows.register, {
  read: async ({ body }, { plans, accounts }) => {
    const [all, known] = await Promise.all([plans.all(), accounts.idOf(normalizeEmail(body.email))]);
    return { plans: all, isKnown: known !== undefined };
  },
  act: async ({ body, found, ...call }, deps) => {
    const { email, ...person } = await checkSignUp(body);
    const { planid: planId, annual, role = 'owner', nonce } = body;
    if (!found.plans.some(({ id }) => id === planId))
      throw refuse('invalid', { fields: { planid: 'Choose a plan' } });
    const hasRoom = await takeMailboxRoom('activate', { email, call }, deps);
    const passwordHash = await deps.passwords.hash(body.password);
    const mailbox = found.isKnown ? `${deps.ids.secret()}@nobody.invalid` : email;
    const { link, address } = makeActivationLink({ email: mailbox, now: call.now }, deps);
    const { createdAt, expiresAt } = link;
    const waits = { email: mailbox, from: networkOf(call.address), createdAt, expiresAt };
    // An empty one takes the place of an earlier sign-up's.
    const browserHash = nonce === undefined ? '' : hashOfToken(nonce);
    const signUp = { ...person, ...waits, browserHash, passwordHash, planId, annual, role };
    await deps.accounts.signUp({ signUp, link });
    const { firstName } = person;
    const mail = found.isKnown ? accountExistsMail(deps.settings) : activationMail({ firstName, address });
    await deps.mail.send({ to: hasRoom ? email : undefined, ...mail });
    return { success: 1 };
  },
});
