import { plainName } from '../../../shared/domain/name-line';
import { productName } from '../../../shared/domain/product';
import { layOut } from '../../gateways/mail/mail-layout';

/** A message from the public site, for the company. */
export const contactMail = (message: { name: string; email: string; subject: string; message: string }) =>
  layOut({
    subject: `[${productName}] ${message.subject}`,
    paragraphs: [`${plainName(message.name)} <${message.email}> wrote on our site:`, message.message],
  });
