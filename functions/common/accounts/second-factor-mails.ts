import { productName } from '../../../shared/domain/product';
import { greeting, layOut } from '../../gateways/mail-layout';

type To = { readonly firstName: string; readonly siteUrl: string };

const setPassword = (siteUrl: string) => ({
  label: 'Set a new password',
  address: `${siteUrl}/auth/forgotPwd`,
});
const settings = (siteUrl: string) => ({
  label: 'Open the settings',
  address: `${siteUrl}/user-settings?tab=two-step`,
});
const nothingToDo = 'If that was you, there is nothing to do.';

export const secondFactorOnMail = ({ firstName, siteUrl }: To) =>
  layOut({
    subject: `Two-step login is on for your ${productName} account`,
    paragraphs: [
      greeting(firstName),
      `from now on ${productName} asks for a code of your authenticator app after your password. Keep your recovery codes where you find them without your phone: each lets you in once. Devices that are logged in stay so until you sign them out.`,
      `${nothingToDo} If it was not you, someone was logged in as you: set a new password now, which signs out every device, and write to us by the contact form of our site. We turn it off again.`,
    ],
    button: setPassword(siteUrl),
  });

export const secondFactorOffMail = ({ firstName, siteUrl }: To) =>
  layOut({
    subject: `Two-step login is off for your ${productName} account`,
    paragraphs: [
      greeting(firstName),
      'from now on your password alone logs you in. You can turn two-step login on again in the settings at any time.',
      `${nothingToDo} If it was not you, the person who did it knows your password and had a code: set a new password now, which signs out every device.`,
    ],
    button: setPassword(siteUrl),
  });

export const newRecoveryCodesMail = ({ firstName, siteUrl }: To) =>
  layOut({
    subject: `New recovery codes for your ${productName} account`,
    paragraphs: [
      greeting(firstName),
      'new recovery codes were made for your two-step login. The ones from before do not work any more.',
      `${nothingToDo} If it was not you, set a new password now, which signs out every device.`,
    ],
    button: setPassword(siteUrl),
  });

const leftWords = (left: number): string => {
  if (left === 0) return 'It was the last one: make new ones in the settings now.';
  return `${left} ${left === 1 ? 'is' : 'are'} left. You can make new ones in the settings.`;
};

export const recoveryCodeUsedMail = ({ firstName, siteUrl, left }: To & { readonly left: number }) =>
  layOut({
    subject: `A recovery code of your ${productName} account was used`,
    paragraphs: [
      greeting(firstName),
      `someone just logged in with your password and a recovery code. ${leftWords(left)}`,
      `${nothingToDo} If it was not you, set a new password now, which signs out every device, and make new recovery codes.`,
    ],
    button: settings(siteUrl),
  });

/** Sent after the last wrong code an hour allows: someone knows the password. */
export const wrongCodesMail = ({ firstName, siteUrl }: To) =>
  layOut({
    subject: `Someone is trying to log in to your ${productName} account`,
    paragraphs: [
      greeting(firstName),
      'someone entered your password and then a wrong code many times. No one got in. For up to an hour, no more codes are accepted there.',
      'If it was not you, someone knows your password: set a new one now.',
    ],
    button: setPassword(siteUrl),
  });
