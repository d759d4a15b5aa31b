import { users as rows } from '../../shared/contract/users';
import { normalizeEmail } from '../../shared/domain/text';
import { takeMailboxRoom } from '../common/accounts/mailbox-room';
import { change } from '../runtime/change';
import { activationMail } from './mails/account-mails';
import { makeActivationLink } from './make-mail-link';

/** Mails the link of a waiting sign-up again. Without one, or with a full mailbox, it costs the same work, but
 * no mail leaves. The greeting carries no name, because anyone may ask. */
export const resendActivation = change(rows.resendActivation, {
  read: ({ body, now }, { accounts }) => accounts.isSignUpWaiting({ email: normalizeEmail(body.email), now }),
  act: async ({ body, found: isWaiting, ...call }, deps) => {
    const email = normalizeEmail(body.email);
    const hasRoom = await takeMailboxRoom('activate', { email, call }, deps);
    const mailbox = isWaiting && hasRoom ? email : undefined;
    const behind = mailbox ?? `${deps.ids.secret()}@nobody.invalid`;
    const { link, address } = makeActivationLink({ email: behind, now: call.now }, deps);
    await deps.accounts.addLink(link, {});
    await deps.mail.send({ to: mailbox, ...activationMail({ firstName: '', address }) });
    return { success: 1 };
  },
});
