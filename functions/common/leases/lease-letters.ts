import { displayDate } from '../../../shared/domain/dates';
import { defined } from '../../../shared/domain/defined';
import type { Packet, Signer, VoidReason } from '../../../shared/domain/leases/packet';
import { plainName } from '../../../shared/domain/name-line';
import { greeting } from '../../gateways/mail/mail-layout';
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
export type LetterTo = {
  readonly to: string;
  readonly write: (context: LetterContext) => Letter;
  /** Sent by name: it also goes to a tenant who was never invited. */
  readonly isAddressed?: boolean;
};

const roleWords: Record<Signer['role'], string> = {
  tenant: 'as a tenant',
  'co-signer': 'as a co-signer',
  owner: 'as the owner',
  agent: 'as the owner’s agent',
};

export const paperWords = ({ term }: Pick<Packet, 'term'>): string =>
  term > 1 ? 'the renewal of the lease' : 'the lease';

const versionWords = ({ version, sent }: Packet): string =>
  `This is version ${version}, sent on ${displayDate(sent.on)}.`;

/** Asks a signer to read and sign, with a link of their own. */
export const askToSign = (
  { organization, place }: LetterContext,
  { signer, packet, address }: { signer: Signer; packet: Packet; address: string },
): Letter => ({
  subject: 'A lease to sign',
  paragraphs: [
    greeting(signer.name),
    `${plainName(organization.name)} sent you ${packet.term > 1 ? 'a lease renewal' : 'a lease'} to sign ${roleWords[signer.role]} for ${place}. Sign by ${displayDate(packet.expiresOn)}. You don’t need an account.`,
    ...(packet.version > 1 ? [`${versionWords(packet)} It replaces the one before it.`] : []),
  ],
  button: { label: 'Read and sign', address },
  closing: [
    'This link is only for you. Anyone who has it can sign in your name, so please don’t forward it.',
  ],
});

/** Reminds a signer, with one more link. */
export const remindToSign = (context: LetterContext, paper: Parameters<typeof askToSign>[1]): Letter => {
  const { paragraphs, closing, ...letter } = askToSign(context, paper);
  const { packet } = paper;
  const which = packet.version > 1 ? [] : [`It was sent on ${displayDate(packet.sent.on)}.`];
  return {
    ...letter,
    subject: 'A lease still needs your signature',
    paragraphs: [...paragraphs, ...which, 'The link in our earlier email still works, too.'],
    closing,
  };
};

/** Why there is nothing left to sign. */
const voidText: Partial<Record<VoidReason, (who: string, what: string) => string>> = {
  declined: (_, what) => `${what} won’t be signed as it is. Someone who was asked to sign declined.`,
  expired: (_, what) => `The deadline to sign ${what} has passed.`,
};
const withdrawn = (who: string, what: string): string => `${who} withdrew ${what}.`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Voided = { readonly signer: Signer; readonly packet: Packet; readonly declined?: Signer | undefined };

/** Who signs for the landlord is told who declined; the tenants' side is not. */
function voidWords({ organization, place }: LetterContext, { signer, packet, declined }: Voided): string {
  const what = `${paperWords(packet)} for ${place}`;
  if (declined && isLandlordsSide(signer)) return `${plainName(declined.name)} declined to sign ${what}.`;
  const write = voidText[packet.voided?.why ?? 'voided'] ?? withdrawn;
  return capital(write(plainName(organization.name), what));
}

const isLandlordsSide = ({ role }: Signer): boolean => role === 'owner' || role === 'agent';
const onThePage = 'The reason is on the lease’s page. You can make a new version there.';

/** Tells a signer that there is nothing left to sign. A landlord is not told to ask himself. */
export const notifyVoid = (context: LetterContext, voided: Voided): Letter => ({
  subject: 'A lease you were asked to sign was withdrawn',
  paragraphs: [
    greeting(voided.signer.name),
    `${voidWords(context, voided)} Your link no longer works, and any signature you gave doesn’t count.`,
  ],
  closing: [
    isLandlordsSide(voided.signer)
      ? onThePage
      : `If you have questions, please ask ${plainName(context.organization.name)}.`,
  ],
});

/** A signer's question, counted apart from what the landlord writes; an answer reaches the signer. */
export const askedAbout =
  ({ sender, signer, question }: { sender: Pick<Account, 'firstName'>; signer: Signer; question: string }) =>
  ({ place }: LetterContext): Letter => ({
    isStrangers: true,
    replyTo: signer.email,
    subject: `${plainName(signer.name)} has a question about a lease`,
    paragraphs: [
      greeting(sender.firstName),
      `${plainName(signer.name)}, who was asked to sign the lease for ${place}, has a question:`,
      question,
    ],
    closing: [`Reply to this email to answer ${plainName(signer.name)}.`],
  });

/** Shows the lease to its tenants with an account. */
export const tenantsEntry = (
  tenants: Omit<EntryOf<'tenants'>['message'], 'kind'>,
  { organization: { organizationId }, now }: LetterContext,
  { ids }: Deps,
) => ({
  organizationId,
  entryId: ids.next('mal'),
  dueAt: now.toISOString(),
  message: { kind: 'tenants' as const, ...tenants },
});

type Addressed = {
  readonly to: string;
  readonly letter: Letter;
  readonly invites?: Invites | undefined;
  /** The tenant whom it also invites, unless they have an account here. */
  readonly tenant?: Letter['tenant'];
  readonly isAddressed?: boolean | undefined;
};

/** A letter as an outbox entry. */
export const letterEntry = (
  { to, letter, invites, tenant, isAddressed }: Addressed,
  { organization: { organizationId }, now }: LetterContext,
  { ids }: Deps,
) => ({
  organizationId,
  entryId: ids.next('mal'),
  dueAt: now.toISOString(),
  message: { kind: 'letter' as const, to, ...defined({ invites, tenant, isAddressed }), ...letter },
});
