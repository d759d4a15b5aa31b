import { productName } from '../../../shared/domain/product';
import { greeting, layOut } from '../../gateways/mail-layout';

const ended = {
  all: 'every session that was open has ended',
  others: 'every other session that was open has ended',
} as const;

/** After a new password was set, so that somebody who did not do it notices. */
export const passwordChangedMail = ({
  firstName,
  siteUrl,
  sessions = 'all',
}: {
  firstName: string;
  siteUrl: string;
  sessions?: keyof typeof ended;
}) =>
  layOut({
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      greeting(firstName),
      `your password was changed a moment ago, and ${ended[sessions]}. If that was you, there is nothing to do.`,
      'If it was not you, set a new password now: whoever did it can read your mail, so change the password of your mail account as well.',
    ],
    button: { label: 'Set a new password', address: `${siteUrl}/auth/forgotPwd` },
  });
