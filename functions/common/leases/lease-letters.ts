import { displayDate } from '../../../shared/domain/dates';
import type { Packet, Signer } from '../../../shared/domain/leases/packet';
import { plainName } from '../../../shared/domain/name-line';
import { greeting } from '../../gateways/mail-layout';
import type { Deps } from '../../runtime/deps/deps';
import type { EntryOf } from '../../table/outbox/record';

type Letter = Omit<EntryOf<'letter'>['message'], 'kind' | 'to'>;

export type LetterContext = {
  readonly organization: { readonly organizationId: string; readonly name: string };
  /** Where the home is, in a line. */
  readonly place: string;
  readonly now: Date;
};

const roleWords: Record<Signer['role'], string> = {
  tenant: 'as a tenant',
  'co-signer': 'as a co-signer',
  owner: 'as the owner',
  agent: 'as the owner’s agent',
};

/** Asks a signer to read and sign, by a link of their own. */
export const askToSign = (
  { organization, place }: LetterContext,
  { signer, packet, address }: { signer: Signer; packet: Packet; address: string },
): Letter => ({
  subject: 'Please read and sign a lease',
  paragraphs: [
    greeting(signer.name),
    `${plainName(organization.name)} asks you to read and sign the lease for ${place}, ${roleWords[signer.role]}. You can do so until ${displayDate(packet.expiresOn)}. No account is needed.`,
  ],
  button: { label: 'Read and sign', address },
  closing: ['This link is only for you: anyone who has it can sign in your name. Please do not forward it.'],
});

/** Tells a signer that there is nothing left to sign. */
export const tellVoid = (
  { organization, place }: LetterContext,
  { signer, packet }: { signer: Signer; packet: Packet },
): Letter => ({
  subject: 'A lease you were asked to sign was withdrawn',
  paragraphs: [
    greeting(signer.name),
    packet.voided?.why === 'declined'
      ? `The lease for ${place} will not be signed as it is: someone who was asked to sign declined. Your link no longer works, and a signature you gave does not count.`
      : `${plainName(organization.name)} withdrew the lease for ${place}. Your link no longer works, and a signature you gave does not count.`,
  ],
  closing: [`If you have questions, please ask ${plainName(organization.name)}.`],
});

/** Tells a signer that everyone has signed. */
export const tellComplete = (
  { organization, place }: LetterContext,
  { signer }: { signer: Signer },
): Letter => ({
  subject: 'Your lease is signed by everyone',
  paragraphs: [greeting(signer.name), `Everyone has signed the lease for ${place}. It is complete.`],
  closing: [`${plainName(organization.name)} has the signed lease.`],
});

/** Sees to it that the tenants of a lease who have accounts see it, and that those who have just signed get one. */
export const tenantsEntry = (
  tenants: Omit<EntryOf<'tenants'>['message'], 'kind'>,
  { organization: { organizationId }, now }: LetterContext,
  { ids }: Deps,
) => ({
  ...{ organizationId, entryId: ids.next('mal'), dueAt: now.toISOString() },
  message: { kind: 'tenants' as const, ...tenants },
});

/** A letter as it waits in the outbox. */
export const letterEntry = (
  { to, letter }: { to: string; letter: Letter },
  { organization: { organizationId }, now }: LetterContext,
  { ids }: Deps,
) => ({
  ...{ organizationId, entryId: ids.next('mal'), dueAt: now.toISOString() },
  message: { kind: 'letter' as const, to, ...letter },
});
