import type { Contract } from '../../shared/contract';
import { inputTypeProblem } from '../../shared/domain/input-types';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { contactMail } from './mails/contact-mail';

/** A message from the public site to the company. A filled hidden field means a bot: no mail, same answer. */
export const contact: Handler<Contract['users']['contact']> = async ({ body }, deps) => {
  if (body.website) return { success: 1 };
  const email = normalizeEmail(body.email);
  const problem = inputTypeProblem('email', email);
  if (problem) throw refuse('invalid', { fields: { email: problem } });
  await deps.mail.send({ to: deps.settings.contactTo, replyTo: email, ...contactMail({ ...body, email }) });
  return { success: 1 };
};
