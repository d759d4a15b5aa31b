import { productName } from '../../../shared/domain/product';
import { greeting, layOut } from '../../gateways/mail/mail-layout';

type To = { readonly firstName: string; readonly siteUrl: string };

const setPassword = (siteUrl: string) => ({
  label: 'Set a new password',
  address: `${siteUrl}/auth/forgotPwd`,
});
const settings = (siteUrl: string) => ({
  label: 'Open the settings',
  address: `${siteUrl}/user-settings?tab=two-step`,
});
const nothingToDo = 'If that was you, there’s nothing to do.';

export const secondFactorOnMail = ({ firstName, siteUrl }: To) =>
  layOut({
    subject: `Two-step login is on for your ${productName} account`,
    paragraphs: [
      greeting(firstName),
      `From now on, ${productName} asks for a code from your authenticator app after your password. Keep your recovery codes where you can find them without your phone. Each one lets you in once. Devices that are logged in stay logged in until you sign them out.`,
      `${nothingToDo} If it wasn’t you, someone was logged in as you. Set a new password now, which signs out every device, and write to us with the contact form on our site. We’ll turn it off again.`,
    ],
    button: setPassword(siteUrl),
  });

export const secondFactorOffMail = ({ firstName, siteUrl }: To) =>
  layOut({
    subject: `Two-step login is off for your ${productName} account`,
    paragraphs: [
      greeting(firstName),
      'From now on, your password alone logs you in. You can turn two-step login on again in your settings at any time.',
      `${nothingToDo} If it wasn’t you, whoever did it knows your password and had a code. Set a new password now, which signs out every device.`,
    ],
    button: setPassword(siteUrl),
  });

export const newRecoveryCodesMail = ({ firstName, siteUrl }: To) =>
  layOut({
    subject: `New recovery codes for your ${productName} account`,
    paragraphs: [
      greeting(firstName),
      'New recovery codes were made for your two-step login. The old ones no longer work.',
      `${nothingToDo} If it wasn’t you, set a new password now, which signs out every device.`,
    ],
    button: setPassword(siteUrl),
  });

const leftWords = (left: number): string => {
  if (left === 0) return 'It was the last one. Make new ones in your settings now.';
  return `${left} ${left === 1 ? 'is' : 'are'} left. You can make new ones in your settings.`;
};

export const recoveryCodeUsedMail = ({ firstName, siteUrl, left }: To & { readonly left: number }) =>
  layOut({
    subject: `A recovery code for your ${productName} account was used`,
    paragraphs: [
      greeting(firstName),
      `Someone just logged in with your password and a recovery code. ${leftWords(left)}`,
      `${nothingToDo} If it wasn’t you, set a new password now, which signs out every device, and make new recovery codes.`,
    ],
    button: settings(siteUrl),
  });

/** Sent after the last wrong code an hour allows: someone knows the password. */
export const wrongCodesMail = ({ firstName, siteUrl }: To) =>
  layOut({
    subject: `Someone is trying to log in to your ${productName} account`,
    paragraphs: [
      greeting(firstName),
      'Someone entered your password and then a wrong code many times. No one got in. No more codes are accepted there for up to an hour.',
      'If it wasn’t you, someone knows your password. Set a new one now.',
    ],
    button: setPassword(siteUrl),
  });
