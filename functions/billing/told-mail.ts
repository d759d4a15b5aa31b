import { productName } from '../../shared/domain/product';
import type { OutgoingMail } from '../gateways/mail';
import { layOut } from '../gateways/mail-layout';
import type { ToldNotice } from '../table/notices';

/** A notification as the mail that its reader asked for; it says where that was asked. */
export const toldMail = (
  { text: { title, description, link } }: ToldNotice,
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
