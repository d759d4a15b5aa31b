import { productName } from '../../../shared/domain/product';
import { greeting, layOut } from '../../gateways/mail/mail-layout';

const ended = {
  all: 'you were logged out on every device',
  others: 'you were logged out on every other device',
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
      `Your password was just changed, and ${ended[sessions]}. If that was you, there’s nothing to do.`,
      'If it wasn’t you, set a new password now. Whoever did it can read your email, so change the password of your email account too.',
    ],
    button: { label: 'Set a new password', address: `${siteUrl}/auth/forgotPwd` },
  });
