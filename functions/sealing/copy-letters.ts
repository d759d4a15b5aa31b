import type { SealedPaper } from '../../shared/domain/leases/evidence/evidence';
import type { Signer } from '../../shared/domain/leases/packet';
import { plainName } from '../../shared/domain/name-line';
import type { LetterContext } from '../common/leases/lease-letters';
import { greeting } from '../gateways/mail-layout';

type Copy = { readonly signer: Signer; readonly address: string };

const leaseLetter = ({ place }: LetterContext, { signer, address }: Copy) => ({
  subject: 'Your copy of the signed lease',
  paragraphs: [
    greeting(signer.name),
    `Here is the lease for ${place} as everyone signed it: one PDF with the text, the signatures, and a certificate of who signed when. Please save it; the link works for a year.`,
  ],
  button: { label: 'Get the signed lease', address },
  closing: [
    'The file is sealed: any later change to it can be found. How to check that stands on its last page.',
    'This link is only for you. Please do not forward it.',
  ],
});

const voidLetter = ({ organization, place }: LetterContext, { signer, address }: Copy) => ({
  subject: 'A lease you signed is void',
  paragraphs: [
    greeting(signer.name),
    `${plainName(organization.name)} voided the lease for ${place} before its first day. Here is a sealed page that says so. Please keep it with your copy of the lease.`,
  ],
  button: { label: 'Get the sealed page', address },
  closing: ['This link is only for you. Please do not forward it.'],
});

/** The mail that brings a signer a sealed paper. */
export const copyLetters = { lease: leaseLetter, void: voidLetter } as const satisfies Record<
  SealedPaper,
  unknown
>;
