import type { Lease } from './lease';
import type { Day } from './moments';
import type { Packet, Signer } from './packet';
import type { Term } from './term';

/** Small changes to a lease's lists; each returns a new lease. */

export const termOf = ({ terms }: Pick<Lease, 'terms'>, number: number): Term | undefined =>
  terms.find((term) => term.number === number);

export const withTerm = (lease: Lease, changed: Term): Lease => ({
  ...lease,
  terms: lease.terms.map((term) => (term.number === changed.number ? changed : term)),
});

/** Discards a term's last draft on a day. */
export const withDraftDiscarded = (lease: Lease, term: Term, on: Day): Lease =>
  withTerm(lease, {
    ...term,
    drafts: term.drafts.map((draft, index) =>
      index === term.drafts.length - 1 ? { ...draft, discardedOn: on } : draft,
    ),
  });

const isSamePacket = (one: Pick<Packet, 'term' | 'version'>, other: Pick<Packet, 'term' | 'version'>) =>
  one.term === other.term && one.version === other.version;

export const withPacket = (lease: Lease, changed: Packet): Lease => ({
  ...lease,
  packets: lease.packets.map((packet) => (isSamePacket(packet, changed) ? changed : packet)),
});

export const signersOfPacket = (
  { signers }: Pick<Lease, 'signers'>,
  packet: Pick<Packet, 'term' | 'version'>,
): Signer[] => signers.filter((signer) => isSamePacket(signer, packet));

export const withSigner = (lease: Lease, changed: Signer): Lease => ({
  ...lease,
  signers: lease.signers.map((signer) =>
    signer.id === changed.id && isSamePacket(signer, changed) ? changed : signer,
  ),
});

/** Ends holdover decisions after a day, so that undoing the reason does not revive them. */
export const withoutHoldoverRentAfter = (lease: Lease, through: Day): Lease => ({
  ...lease,
  holdovers: lease.holdovers.map((decision) =>
    decision.kind === 'rent' && (decision.to === undefined || decision.to > through)
      ? { ...decision, to: through }
      : decision,
  ),
});
