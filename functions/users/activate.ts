import { users as rows } from '../../shared/contract/users';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../common/accounts/audit-account';
import { change } from '../runtime/change';
import { linkOf } from './make-mail-link';

/** Activates an account, once, with the token from its mail. */
export const activate = change(rows.activate, {
  read: ({ body, now }, { accounts }) => accounts.byLink({ ...linkOf(body.token), purpose: 'activate', now }),
  act: async ({ body, now, found: person, ...call }, deps) => {
    if (!person) throw refuse('link-not-valid');
    const { userId } = person.account;
    const { tokenHash } = linkOf(body.token);
    const audit = accountEntries(person, { action: 'account.activate', call: { ...call, now } }, deps);
    await deps.accounts.activate({ tokenHash, userId, now, audit });
    return { success: 1 };
  },
});
