import { users as rows } from '../../shared/contract/users';
import { normalizeEmail } from '../../shared/domain/text';
import { entriesByUnknownPerson } from '../common/accounts/audit-account';
import { takeMailboxRoom } from '../common/accounts/mailbox-room';
import { change } from '../runtime/change';
import { resetMail } from './mails/account-mails';
import { makeResetLink } from './make-mail-link';

/** Mails a reset link. An unknown address or a full mailbox costs the same work, but no mail leaves. */
export const forgotPassword = change(rows.forgotPassword, {
  read: ({ body }, { accounts }) => accounts.byEmail(normalizeEmail(body.email)),
  act: async ({ body, found, ...call }, deps) => {
    const { now } = call;
    const email = normalizeEmail(body.email);
    const hasRoom = await takeMailboxRoom('reset', { email, call }, deps);
    const person = hasRoom ? found : undefined;
    const userId = person?.account.userId ?? deps.ids.next('usr');
    const { link, address } = makeResetLink({ userId, now }, deps);
    const audit = person ? entriesByUnknownPerson(person, { action: 'account.reset-asked', now }, deps) : [];
    await deps.accounts.addLink(link, { audit });
    await deps.mail.send({ to: person && email, ...resetMail({ address }) });
    return { success: 1 };
  },
});
