import { productName } from '../../../shared/domain/product';
import { greeting, layOut } from '../../gateways/mail-layout';

const ended = {
  all: 'every session that was open has ended',
  others: 'every other session that was open has ended',
} as const;

/** Alerts the owner in case someone else set the new password. */
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
      'If it was not you, set a new password now. The person who did it can read your email, so change the password of your email account as well.',
    ],
    button: { label: 'Set a new password', address: `${siteUrl}/auth/forgotPwd` },
  });
