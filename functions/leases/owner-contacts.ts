import type { LeaseDetails } from '../../shared/contract/leases';
import { isStaff } from '../../shared/domain/permissions';
import { type Looking, ownersSeenAt } from '../common/portfolio/owner-reach';
import type { Deps } from '../runtime/deps/deps';
import type { PropertyHead } from '../table/properties/record';

/**
 * A paper names every owner. How to reach one is for those who see that owner, as on the property's page, and
 * for staff while the share counts: they have the lease signed.
 */
export async function withOwnersSeen(
  lease: LeaseDetails,
  { head, ...looking }: Looking & { readonly head: PropertyHead },
  deps: Deps,
): Promise<LeaseDetails> {
  const isSeen = await ownersSeenAt(head, looking, deps);
  const isReached = (ownerId: string) =>
    isSeen(ownerId) || (isStaff(looking.viewer) && head.ownerIds.includes(ownerId));
  const terms = lease.terms.map((term) => {
    const owners = term.parties.owners.map((owner) =>
      isReached(owner.ownerId) ? owner : { ...owner, email: '', mobile: '' },
    );
    return { ...term, parties: { ...term.parties, owners } };
  });
  const packets = lease.packets.map((packet) => ({
    ...packet,
    signers: packet.signers.map((signer) =>
      signer.role === 'owner' && !isReached(signer.signer_id) ? { ...signer, email: '' } : signer,
    ),
  }));
  return { ...lease, terms, packets, owners: lease.owners.filter(({ owner_id }) => isReached(owner_id)) };
}
