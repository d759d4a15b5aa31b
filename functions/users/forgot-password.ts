import type { Contract } from '../../shared/contract';
import { normaliseEmail } from '../../shared/domain/text';
import type { Handler } from '../runtime/handler';
import { newMailLink } from './mail-links';
import { resetMail } from './mails/account-mails';

/** Mails a reset link. For an unknown address the same is done, with a link for nobody and a mail that goes nowhere. */
export const forgotPassword: Handler<Contract['users']['forgotPassword']> = async ({ body, now }, deps) => {
  const found = await deps.accounts.byEmail(normaliseEmail(body.email));
  const userId = found?.account.userId ?? deps.ids.next('usr');
  const { link, address } = newMailLink({ purpose: 'reset', userId, now }, deps);
  await deps.accounts.addLink(link);
  await deps.mail.send({ to: found?.account.email, ...resetMail({ address }) });
  return { success: 1 };
};
