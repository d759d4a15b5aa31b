import { productName } from '../../../shared/domain/product';
import { greeting, layOut } from '../../gateways/mail-layout';

const ignore = 'If this was not you, you can ignore this mail: nothing changes.';

/** Sent after sign-up, and again to someone who signs up twice before activating. */
export const activationMail = ({ firstName, address }: { firstName: string; address: string }) =>
  layOut({
    subject: `Activate your ${productName} account`,
    paragraphs: [
      greeting(firstName),
      `thank you for signing up with ${productName}. One step is left: open this link within 24 hours.`,
    ],
    button: { label: 'Activate my account', address },
    closing: [ignore],
  });

/** For somebody who signs up with an address that has an active account: the screen says the same as ever. */
export const accountExistsMail = ({ siteUrl }: { siteUrl: string }) =>
  layOut({
    subject: `You already have a ${productName} account`,
    paragraphs: [
      greeting(''),
      `someone signed up with this email address, which already has a ${productName} account. You can log in with it, or set a new password if you have forgotten yours.`,
    ],
    button: { label: 'Go to login', address: `${siteUrl}/auth/loginformik` },
    closing: [ignore],
  });

export const resetMail = ({ address }: { address: string }) =>
  layOut({
    subject: `Set a new ${productName} password`,
    paragraphs: [greeting(''), 'open this link within 30 minutes to set a new password. It works once.'],
    button: { label: 'Set a new password', address },
    closing: [ignore],
  });
