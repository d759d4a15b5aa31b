import { accountEntries } from '../common/accounts/audit-account';
import type { Deps } from '../runtime/deps/deps';
import type { Call } from '../runtime/handler';
import type { AccountWithRoles } from '../table/accounts/read';
import { accountExistsMail, activationMail, choosePasswordMail } from './mails/account-mails';
import { makeMailLink } from './make-mail-link';

type Asked = Call & { readonly body: { readonly password: string } };

/** An address that has an active account. The work is a stranger's sign-up's: one hash, one write, one mail. */
async function remind({ account: { email } }: AccountWithRoles, { body, now }: Asked, deps: Deps) {
  await deps.passwords.hash(body.password);
  const { link } = makeMailLink({ purpose: 'activate', userId: deps.ids.next('usr'), now }, deps);
  await deps.accounts.addLink(link);
  await deps.mail.send({ to: email, ...accountExistsMail(deps.settings) });
}

/**
 * An address whose account was never activated. With the same password its owner gets a new link. With another one nobody knows which of the
 * two is the owner, who must not wake an account that somebody else has the password of: from here on neither password counts, and the mail
 * asks for a new one. The work is the same again.
 */
async function signUpAgain(known: AccountWithRoles, call: Asked, deps: Deps) {
  const { body, now } = call;
  const { userId, firstName, email, passwordHash: from } = known.account;
  const isSame = await deps.passwords.matches(body.password, from);
  const { link, address } = makeMailLink({ purpose: isSame ? 'activate' : 'reset', userId, now }, deps);
  if (isSame) await deps.accounts.addLink(link);
  else {
    const audit = accountEntries(known, { action: 'account.register', call }, deps);
    await deps.accounts.signUpAgain({ link, from, to: deps.passwords.ofNobody(), audit });
  }
  const mail = isSame ? activationMail({ firstName, address }) : choosePasswordMail({ address });
  await deps.mail.send({ to: email, ...mail });
}

/** What a sign-up does with an address that has an account: as much as with a new one, and its owner alone is told. */
export const signUpKnown = (known: AccountWithRoles, call: Asked, deps: Deps): Promise<void> =>
  (known.account.active ? remind : signUpAgain)(known, call, deps);
