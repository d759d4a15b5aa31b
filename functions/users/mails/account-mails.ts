import { productName } from '../../../shared/domain/product';
import { greeting, layOut } from '../../gateways/mail/mail-layout';

const ignore = 'Didn’t request this? You can ignore this email.';

/** Sent after sign-up, and again to someone who signs up twice before activating. */
export const activationMail = ({ firstName, address }: { firstName: string; address: string }) =>
  layOut({
    subject: 'Confirm your email',
    paragraphs: [
      greeting(firstName),
      `Thanks for signing up for ${productName}. Confirm your email to start. The link works for 24 hours.`,
    ],
    button: { label: 'Confirm email', address },
    closing: [ignore],
  });

/** For somebody who signs up with an address that has an active account: the screen says the same as ever. */
export const accountExistsMail = ({ siteUrl }: { siteUrl: string }) =>
  layOut({
    subject: `You already have a ${productName} account`,
    paragraphs: [
      greeting(''),
      `Someone signed up with this email, which already has a ${productName} account. Log in with it, or set a new password if you forgot yours.`,
    ],
    button: { label: 'Go to login', address: `${siteUrl}/auth/loginformik` },
    closing: [ignore],
  });

export const resetMail = ({ address }: { address: string }) =>
  layOut({
    subject: `Set a new ${productName} password`,
    paragraphs: [greeting(''), 'Set a new password with this link. It works once, for 30 minutes.'],
    button: { label: 'Set a new password', address },
    closing: [ignore],
  });
