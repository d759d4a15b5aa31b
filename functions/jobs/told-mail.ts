import { productName } from '../../shared/domain/product';
import type { OutgoingMail } from '../gateways/mail';
import { layOut } from '../gateways/mail-layout';
import type { ToldMail } from '../table/told-mails';

/** A notification as the mail that its reader asked for; it says where that was asked. */
export const toldMail = (
  { text: { title, description, link } }: ToldMail,
  { firstName, siteUrl }: { readonly firstName: string; readonly siteUrl: string },
): Omit<OutgoingMail, 'to'> =>
  layOut({
    subject: title,
    paragraphs: [`Hello ${firstName},`, description],
    ...(link !== '' && { button: { label: `Open ${productName}`, address: `${siteUrl}${link}` } }),
    closing: [
      'You chose to be told of this by mail. You can change that in your settings, under Notifications.',
    ],
  });
