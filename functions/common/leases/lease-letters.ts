import { displayDate } from '../../../shared/domain/dates';
import { defined } from '../../../shared/domain/defined';
import type { Packet, Signer, VoidReason } from '../../../shared/domain/leases/packet';
import { plainName } from '../../../shared/domain/name-line';
import { greeting } from '../../gateways/mail-layout';
import type { Deps } from '../../runtime/deps/deps';
import type { Account } from '../../table/accounts/record';
import type { EntryOf } from '../../table/outbox/record';

type Letter = Omit<EntryOf<'letter'>['message'], 'kind' | 'to'>;

/** The signer whose link a letter contains. */
type Invites = {
  readonly leaseId: string;
  readonly term: number;
  readonly version: number;
  readonly signer: string;
};

export type LetterContext = {
  readonly organization: { readonly organizationId: string; readonly name: string };
  /** The home's address on one line. */
  readonly place: string;
  readonly now: Date;
};

/** A letter to someone who does not sign. */
export type LetterTo = { readonly to: string; readonly write: (context: LetterContext) => Letter };

const roleWords: Record<Signer['role'], string> = {
  tenant: 'as a tenant',
  'co-signer': 'as a co-signer',
  owner: 'as the owner',
  agent: 'as the owner’s agent',
};

const paperWords = ({ term }: Pick<Packet, 'term'>): string =>
  term > 1 ? 'the renewal of the lease' : 'the lease';

/** Asks a signer to read and sign, with a link of their own. */
export const askToSign = (
  { organization, place }: LetterContext,
  { signer, packet, address }: { signer: Signer; packet: Packet; address: string },
): Letter => ({
  subject: 'Please read and sign a lease',
  paragraphs: [
    greeting(signer.name),
    `${plainName(organization.name)} asks you to read and sign ${paperWords(packet)} for ${place}, ${roleWords[signer.role]}. You can do so until ${displayDate(packet.expiresOn)}. No account is needed.`,
  ],
  button: { label: 'Read and sign', address },
  closing: ['This link is only for you: anyone who has it can sign in your name. Please do not forward it.'],
});

/** Reminds a signer, with a new link. */
export const remindToSign = (context: LetterContext, paper: Parameters<typeof askToSign>[1]): Letter => {
  const { paragraphs, closing, ...letter } = askToSign(context, paper);
  return {
    ...letter,
    subject: 'A lease is still waiting for your signature',
    paragraphs: [...paragraphs, 'This link replaces the one in our earlier email.'],
    closing,
  };
};

/** Why there is nothing left to sign. */
const voidText: Partial<Record<VoidReason, (who: string, what: string) => string>> = {
  declined: (_, what) => `${what} will not be signed as it is: someone who was asked to sign declined.`,
  expired: (_, what) => `The time to sign ${what} is over.`,
};
const withdrawn = (who: string, what: string): string => `${who} withdrew ${what}.`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Tells a signer that there is nothing left to sign. */
export const tellVoid = (
  { organization, place }: LetterContext,
  { signer, packet }: { signer: Signer; packet: Packet },
): Letter => ({
  subject: 'A lease you were asked to sign was withdrawn',
  paragraphs: [
    greeting(signer.name),
    `${capital((voidText[packet.voided?.why ?? 'voided'] ?? withdrawn)(plainName(organization.name), `${paperWords(packet)} for ${place}`))} Your link no longer works, and a signature you gave does not count.`,
  ],
  closing: [`If you have questions, please ask ${plainName(organization.name)}.`],
});

/** Tells a signer that everyone has signed. */
export const tellComplete = (
  { organization, place }: LetterContext,
  { signer, packet }: { signer: Signer; packet: Packet },
): Letter => ({
  subject: 'Your lease is signed by everyone',
  paragraphs: [
    greeting(signer.name),
    `Everyone has signed ${paperWords(packet)} for ${place}. It is complete.`,
  ],
  closing: [`${plainName(organization.name)} has the signed lease.`],
});

/** A signer's question; an answer to the mail reaches the signer. */
export const askedAbout =
  ({ sender, signer, question }: { sender: Pick<Account, 'firstName'>; signer: Signer; question: string }) =>
  ({ place }: LetterContext): Letter => ({
    replyTo: signer.email,
    subject: `${plainName(signer.name)} has a question about a lease`,
    paragraphs: [
      greeting(sender.firstName),
      `${plainName(signer.name)}, who was asked to sign the lease for ${place}, asks:`,
      question,
    ],
    closing: [`Reply to this email to answer: it goes to ${plainName(signer.name)}.`],
  });

/** Shows the lease to tenants with an account, and invites those who have just signed. */
export const tenantsEntry = (
  tenants: Omit<EntryOf<'tenants'>['message'], 'kind'>,
  { organization: { organizationId }, now }: LetterContext,
  { ids }: Deps,
) => ({
  ...{ organizationId, entryId: ids.next('mal'), dueAt: now.toISOString() },
  message: { kind: 'tenants' as const, ...tenants },
});

/** A letter as an outbox entry. */
export const letterEntry = (
  { to, letter, invites }: { to: string; letter: Letter; invites?: Invites | undefined },
  { organization: { organizationId }, now }: LetterContext,
  { ids }: Deps,
) => ({
  ...{ organizationId, entryId: ids.next('mal'), dueAt: now.toISOString() },
  message: { kind: 'letter' as const, to, ...defined({ invites }), ...letter },
});
