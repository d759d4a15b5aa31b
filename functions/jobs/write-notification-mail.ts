import { productName } from '../../shared/domain/product';
import { mailHead } from '../common/letterhead/mail-head';
import { greeting, layOut } from '../gateways/mail/mail-layout';
import type { Deps } from '../runtime/deps/deps';
import type { EntryOf } from '../table/outbox/record';
import type { Composed } from './composed';

const closing = {
  chosen: 'You chose to get this by email. You can change that in your settings, under Notifications.',
  setup: 'You can turn off emails about your next step in your settings, under Notifications.',
  owner:
    'We send this email each time someone else opens your bank details, and each time your bank account changes.',
  needed: 'We send this email whatever you chose in your settings because it’s about money.',
};

/** The person who chose the mail, or the rental owner, by account if there is one; undefined when gone. */
async function readerOf({ organizationId, message }: EntryOf<'notification'>, { accounts, owners }: Deps) {
  const { ownerId, userId } = message;
  const [owner] = ownerId === undefined ? [] : await owners.byIds({ organizationId, ownerIds: [ownerId] });
  const accountId = owner?.userId || userId;
  const person = accountId === '' ? undefined : await accounts.byId(accountId);
  if (person) return { to: person.account.email, firstName: person.account.firstName };
  return owner && { to: owner.email, firstName: owner.isCompany ? owner.companyName : owner.firstName };
}

/** A notification as a mail. The last line says why the reader gets it. */
export async function writeNotificationMail(
  entry: EntryOf<'notification'>,
  deps: Deps,
): Promise<Composed | undefined> {
  const reader = await readerOf(entry, deps);
  if (!reader) return undefined;
  const { ownerId, isNeeded, text } = entry.message;
  const asChosen = text.type === 'setup' ? closing.setup : closing.chosen;
  const chosen = isNeeded ? closing.needed : asChosen;
  const { siteUrl } = deps.settings;
  const content = {
    subject: text.title,
    paragraphs: [greeting(reader.firstName), ...text.description.split('\n')],
    button:
      text.link === '' ? undefined : { label: `Open ${productName}`, address: `${siteUrl}${text.link}` },
    closing: [ownerId === undefined ? chosen : closing.owner],
  };
  const mail = layOut(content, await mailHead({ organizationId: entry.organizationId }, deps));
  return { mail: { to: reader.to, ...mail } };
}
