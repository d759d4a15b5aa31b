import { refuse } from '../../shared/wire/refusals';
import { entriesByUnknownPerson } from '../common/accounts/audit-account';
import { mailboxRoom } from '../common/accounts/mailbox-room';
import type { Deps } from '../runtime/deps/deps';
import type { Call } from '../runtime/handler';
import type { AccountWithRoles } from '../table/accounts/read';
import type { SignUp } from '../table/accounts/record';
import { activationMail } from './mails/account-mails';
import { makeActivationLink } from './make-mail-link';

/** Wrong passwords in a window after which the holder is told. */
const guessesBeforeMail = 10;

type Failed = {
  readonly found: AccountWithRoles | undefined;
  /** An unactivated sign-up whose password was right: its link is sent again. */
  readonly waiting: SignUp | undefined;
  readonly call: Call;
};

/** Logs the first wrong password of each quarter hour; from the tenth on, mails the holder once a day. */
async function recordFailure({ found, waiting, call }: Failed, deps: Deps): Promise<string | undefined> {
  const { now, counted } = call;
  const tries = counted?.tries;
  if (found && tries !== undefined && tries >= guessesBeforeMail) {
    const { userId } = found.account;
    await deps.accounts.tellGuessing({ userId, entryId: deps.ids.next('mal'), now });
    return undefined;
  }
  const isLogged = found !== undefined && tries === 1;
  const audit = isLogged ? entriesByUnknownPerson(found, { action: 'account.login-failed', now }, deps) : [];
  const email = waiting?.email ?? `${deps.ids.secret()}@nobody.invalid`;
  const { link, address } = makeActivationLink({ email, now }, deps);
  const room = waiting && mailboxRoom('activate', { email, call });
  return (await deps.accounts.addLink(link, { audit, room })) ? address : undefined;
}

/** Ends a failed login. Every address costs one write and one mail, most of them to nobody, so that timing
 * does not reveal an account or a waiting sign-up. */
export async function failLogin(failed: Failed, deps: Deps): Promise<never> {
  const { waiting } = failed;
  const address = await recordFailure(failed, deps);
  const to = address === undefined ? undefined : waiting?.email;
  const mail = activationMail({ firstName: waiting?.firstName ?? '', address: address ?? '' });
  await deps.mail.send({ to, ...mail });
  throw refuse('wrong-credentials');
}
