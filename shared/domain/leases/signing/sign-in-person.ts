import type { Done, Given } from '../given';
import { signersOfPacket } from '../lease-parts';
import type { Signer } from '../packet';
import { type Refused, refused } from '../refusals';
import { openPacketOf } from '../status/standing';
import { withSignatures } from './sign';

type InPerson = {
  readonly term: number;
  readonly witness: string;
  /** The hash of the scan. */
  readonly scan: string;
};

/**
 * Everyone who has not signed signs on paper at once, before a witness; the scan is kept (D47). Refuses
 * `wrong-status` when nothing is open, and `witness-missing` without a witness or a scan.
 */
export function signInPerson(given: Given, { term, witness, scan }: InPerson): Done | Refused {
  const { lease, now, actor } = given;
  const packet = openPacketOf(lease, { term, on: now.on });
  if (!packet) return refused('wrong-status');
  if (witness.trim() === '' || scan === '') return refused('witness-missing');
  const signers = signersOfPacket(lease, packet)
    .filter(({ signed }) => !signed)
    .map(
      (signer): Signer => ({
        ...signer,
        signed: { ...now, method: 'in-person', name: signer.name, origin: actor.origin },
      }),
    );
  return withSignatures(given, {
    packet: { ...packet, inPerson: { witness: witness.trim(), scan } },
    signers,
  });
}
