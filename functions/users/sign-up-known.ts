import { accountEntries } from '../common/accounts/audit-account';
import type { Deps } from '../runtime/deps/deps';
import type { Call } from '../runtime/handler';
import type { AccountWithRoles } from '../table/accounts/read';
import { accountExistsMail, activationMail, choosePasswordMail } from './mails/account-mails';
import { makeMailLink } from './make-mail-link';

type Asked = Call & { readonly body: { readonly password: string } };

/** For an active account. Costs as much as a new sign-up: one hash, one write, one mail. */
async function remind({ account: { email } }: AccountWithRoles, { body, now }: Asked, deps: Deps) {
  await deps.passwords.hash(body.password);
  const { link } = makeMailLink({ purpose: 'activate', userId: deps.ids.next('usr'), now }, deps);
  await deps.accounts.addLink(link);
  await deps.mail.send({ to: email, ...accountExistsMail(deps.settings) });
}

/** For an account never activated. The same password gets a new link. With another one, either could be
 * the owner's, so neither counts from now on and the mail asks for a new one. The cost stays the same. */
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

/** Handles a sign-up with a known address. Costs as much as a new one, and tells only the account's owner. */
export const signUpKnown = (known: AccountWithRoles, call: Asked, deps: Deps): Promise<void> =>
  (known.account.active ? remind : signUpAgain)(known, call, deps);
