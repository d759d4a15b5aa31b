import { productName } from '../../shared/domain/product';
import type { OutgoingMail } from '../gateways/mail';
import { layOut } from '../gateways/mail-layout';
import type { ToldMail } from '../table/told-mails';

const closing = {
  chosen: 'You chose to be told of this by mail. You can change that in your settings, under Notifications.',
  owner:
    'We send this mail each time somebody else opens your bank details, and each time your bank account changes.',
};

/** A notification as a mail. Its last line says why the reader gets it: a choice in the settings, or bank details. */
export const toldMail = (
  { ownerId, text: { title, description, link } }: ToldMail,
  { firstName, siteUrl }: { readonly firstName: string; readonly siteUrl: string },
): Omit<OutgoingMail, 'to'> =>
  layOut({
    subject: title,
    paragraphs: [`Hello ${firstName},`, description],
    ...(link !== '' && { button: { label: `Open ${productName}`, address: `${siteUrl}${link}` } }),
    closing: [ownerId === undefined ? closing.chosen : closing.owner],
  });
