import type { Packet, Signer } from '../../shared/domain/leases/packet';
import type { SealedPaper } from '../../shared/domain/leases/signing/evidence';
import { plainName } from '../../shared/domain/name-line';
import { type LetterContext, paperWords } from '../common/leases/lease-letters';
import { greeting } from '../gateways/mail/mail-layout';

type Copy = { readonly signer: Signer; readonly packet: Packet; readonly address: string };

/** The one mail about a signing: sending it adds a tenant's invitation. */
const leaseLetter = ({ place }: LetterContext, { signer, packet, address }: Copy) => ({
  subject: 'Your lease is signed',
  paragraphs: [
    greeting(signer.name),
    `Everyone signed ${paperWords(packet)} for ${place}. Your copy is one PDF with the text, the signatures, and a certificate of who signed when. Please save it. The link works for a year.`,
  ],
  button: { label: 'Download the lease', address },
  closing: [
    'The file is sealed, so any later change to it shows. Its last page explains how to check that.',
    'This link is only for you. Please don’t forward it.',
  ],
});

const voidLetter = ({ organization, place }: LetterContext, { signer, address }: Copy) => ({
  subject: 'A lease you signed is void',
  paragraphs: [
    greeting(signer.name),
    `${plainName(organization.name)} voided the lease for ${place} before its first day. This sealed page says so. Please keep it with your copy of the lease.`,
  ],
  button: { label: 'Download the page', address },
  closing: ['This link is only for you. Please don’t forward it.'],
});

/** The mail that brings a signer a sealed PDF. */
export const copyLetters = { lease: leaseLetter, void: voidLetter } as const satisfies Record<
  SealedPaper,
  unknown
>;
