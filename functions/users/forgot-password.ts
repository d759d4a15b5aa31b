import { users as rows } from '../../shared/contract/users';
import { normalizeEmail } from '../../shared/domain/text';
import { change } from '../runtime/change';
import { resetMail } from './mails/account-mails';
import { makeMailLink } from './make-mail-link';

/** Mails a reset link. An unknown address costs the same: a link for nobody, and a mail that goes nowhere. */
export const forgotPassword = change(rows.forgotPassword, {
  read: ({ body }, { accounts }) => accounts.idOf(normalizeEmail(body.email)),
  act: async ({ body, now, found: known }, deps) => {
    const userId = known ?? deps.ids.next('usr');
    const { link, address } = makeMailLink({ purpose: 'reset', userId, now }, deps);
    await deps.accounts.addLink(link);
    const to = known === undefined ? undefined : normalizeEmail(body.email);
    await deps.mail.send({ to, ...resetMail({ address }) });
    return { success: 1 };
  },
});
