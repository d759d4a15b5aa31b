import { refuse } from '../../shared/wire/refusals';
import { somebodysEntries } from '../common/accounts/audit-account';
import type { Deps } from '../runtime/deps/deps';
import type { Call } from '../runtime/handler';
import type { AccountWithRoles } from '../table/accounts/read';
import { makeMailLink } from './make-mail-link';

/** Wrong passwords in a window after which the holder is told. */
const guesses = 10;

type Failed = { readonly found: AccountWithRoles | undefined; readonly call: Call };

/**
 * What a login leaves that did not succeed: in the log, once a quarter of an hour, and from the tenth on a mail to the holder, once a day. It is one
 * write and one mail to whatever address, most of them of nobody and to nobody: the time that it takes does not tell whether there is an account.
 */
export async function failLogin({ found, call }: Failed, deps: Deps): Promise<never> {
  const { now, counted } = call;
  const tries = counted?.tries;
  if (found && tries === guesses) {
    const { userId } = found.account;
    await deps.accounts.tellGuessing({ userId, entryId: deps.ids.next('mal'), now });
  } else {
    const { link } = makeMailLink({ purpose: 'reset', userId: deps.ids.next('usr'), now }, deps);
    const isTold = found !== undefined && tries === 1;
    const audit = isTold ? somebodysEntries(found, { action: 'account.login-failed', now }, deps) : [];
    await deps.accounts.addLink(link, audit);
  }
  throw refuse('wrong-credentials');
}
