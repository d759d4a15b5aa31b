import { plainName } from '../../shared/domain/name-line';
import { nameOf } from '../../shared/domain/names';
import type { NotificationText } from '../../shared/domain/notifications/notifications';
import type { LetterTo } from '../common/leases/lease-letters';
import type { Telling } from '../common/leases/tenant-letters';
import { greeting } from '../gateways/mail/mail-layout';
import type { Deps } from '../runtime/deps/deps';
import type { Account } from '../table/accounts/record';

type Head = Awaited<ReturnType<Deps['accounts']['byId']>>;
type Told = {
  /** What stands under the bell. */
  readonly text: NotificationText;
  /** What the tenants are told. */
  readonly tell: Telling;
  /** Who did it. */
  readonly by: string;
};

/** A notice is mailed to the landlord whatever they chose in their settings: it ends a lease, or doesn't. */
export const toLandlord = (head: Head, { text, tell, by }: Told, { settings }: Deps): LetterTo[] =>
  head
    ? [
        {
          to: head.account.email,
          isAddressed: true,
          write: ({ place }) => ({
            subject: text.title,
            paragraphs: [
              greeting(head.account.firstName),
              tell({ place }).text,
              `${plainName(by)} did this for all tenants, from their account. Every tenant got a copy.`,
            ],
            button: { label: 'Open the lease', address: `${settings.siteUrl}${text.link}` },
            closing: ['We send this email whatever you chose in your settings because it’s about a notice.'],
          }),
        },
      ]
    : [];

type Question = {
  readonly from: Pick<Account, 'email' | 'firstName' | 'lastName'>;
  readonly question: string;
  readonly text: NotificationText;
};

/** A tenant's question; an answer to the mail reaches the tenant. */
export function questionToLandlord(
  head: Head,
  { from, question, text }: Question,
  { settings }: Deps,
): LetterTo[] {
  if (!head) return [];
  const who = plainName(nameOf(from));
  return [
    {
      to: head.account.email,
      isAddressed: true,
      write: ({ place }) => ({
        replyTo: from.email,
        subject: `${who} has a question about ${place}`,
        paragraphs: [greeting(head.account.firstName), `${who}, a tenant of ${place}, asks:`, question],
        button: { label: 'Open the lease', address: `${settings.siteUrl}${text.link}` },
        closing: [`Reply to this email to answer ${who}.`],
      }),
    },
  ];
}
