import { productName } from '../../shared/domain/product';
import { greeting, layOut } from '../gateways/mail/mail-layout';
import type { Deps } from '../runtime/deps/deps';
import type { EntryOf } from '../table/outbox/record';
import type { Composed } from './composed';

/** After as many wrong passwords as one address may try. Undefined when the account is gone. */
export async function writeGuessingMail(
  { message }: EntryOf<'guessing'>,
  { accounts, settings }: Deps,
): Promise<Composed | undefined> {
  const person = await accounts.byId(message.userId);
  if (!person) return undefined;
  const { email, firstName } = person.account;
  const mail = layOut({
    subject: `Someone is trying to log in to your ${productName} account`,
    paragraphs: [
      greeting(firstName),
      'Someone entered a wrong password for your account many times. No one got in, and more tries are slowed down.',
      'If it was you and you can’t log in, set a new password. It lets you in right away. If it wasn’t you, there’s nothing to do. A password you use nowhere else and two-step login keep others out.',
    ],
    button: { label: 'Set a new password', address: `${settings.siteUrl}/auth/forgotPwd` },
    closing: ['We send this at most once a day.'],
  });
  return { mail: { to: email, ...mail } };
}
