import { type Done, done, eventOf, type Given } from '../given';
import { signersOfPacket, withPacket } from '../lease-parts';
import type { Packet } from '../packet';
import { type Refused, refused } from '../refusals';
import type { SealedPaper } from './evidence';

type Facts = Pick<Packet, 'completed' | 'voided' | 'sealed'>;

/** The PDFs still to make: the lease once all have signed, and a void page if it was voided later. */
export const papersToSeal = ({ completed, voided, sealed }: Facts): SealedPaper[] => {
  if (!completed) return [];
  const papers: SealedPaper[] = voided ? ['lease', 'void'] : ['lease'];
  return papers.filter((paper) => sealed?.[paper] === undefined);
};

type Sealing = Pick<Packet, 'term' | 'version'> & {
  readonly paper: SealedPaper;
  /** The SHA-256 of the PDF. */
  readonly hash: string;
  /** The signers who are mailed a link to it. */
  readonly copiedTo: readonly string[];
};

const paperWords: Record<SealedPaper, string> = { lease: 'Signed lease', void: 'Void page' };

/** Records that a PDF was sealed, and who got it. Refuses `wrong-status` for a PDF that is not due. */
export function sealPacket(given: Given, { term, version, paper, hash, copiedTo }: Sealing): Done | Refused {
  const { lease, now } = given;
  const packet = lease.packets.find((one) => one.term === term && one.version === version);
  if (!packet || !papersToSeal(packet).includes(paper)) return refused('wrong-status');
  const sealed = { ...packet.sealed, [paper]: { ...now, hash } };
  const copied = signersOfPacket(lease, packet).filter(({ id }) => copiedTo.includes(id));
  return done(given, withPacket(lease, { ...packet, sealed }), [
    eventOf(given, packet, 'sealed', { note: `${paperWords[paper]}, SHA-256 ${hash}` }),
    ...copied.map(({ id }) => eventOf(given, packet, 'copied', { signer: id, note: paperWords[paper] })),
  ]);
}
