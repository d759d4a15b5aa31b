import type { Contract } from '../../shared/contract';
import { messages } from '../../shared/domain/messages';
import { looksLikeEmail, normaliseEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { contactMail } from './mails/contact-mail';

/** A message from the public site to the company, which can answer it. */
export const contact: Handler<Contract['users']['contact']> = async ({ body }, deps) => {
  const email = normaliseEmail(body.email);
  if (!looksLikeEmail(email)) throw refuse('invalid', { fields: { email: messages.invalidEmailAddress } });
  await deps.mail.send({ to: deps.settings.contactTo, replyTo: email, ...contactMail({ ...body, email }) });
  return { success: 1 };
};
