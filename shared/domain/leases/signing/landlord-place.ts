import type { Lease } from '../lease';
import { signersOfPacket } from '../lease-parts';
import type { Day } from '../moments';
import { openPacketOf } from '../status/standing';
import type { SigningPlace } from './signing-place';

/**
 * What a person of the landlord's side has to sign of a lease: as the owner or agent whom an open packet
 * names by this mail address, in lower case. Undefined for nobody, or once signed (D47).
 */
export function landlordPlace(
  lease: Lease,
  { mail, on }: { readonly mail: string; readonly on: Day },
): SigningPlace | undefined {
  const found = lease.terms.flatMap(({ number }): SigningPlace[] => {
    const packet = openPacketOf(lease, { term: number, on });
    const signer =
      packet &&
      signersOfPacket(lease, packet).find(
        ({ role, email, signed }) => (role === 'owner' || role === 'agent') && email === mail && !signed,
      );
    return packet && signer ? [{ packet, signer }] : [];
  });
  return found[0];
}
