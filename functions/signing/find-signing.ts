import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import type { Packet, Signer } from '../../shared/domain/leases/packet';
import type { SigningLink as Place } from '../../shared/domain/leases/signing/signing-place';
import { refuse } from '../../shared/wire/refusals';
import { actorFrom, givenAt, type LeaseInOrganization, leaseInOrganization } from '../common/leases/lease-at';
import type { Deps } from '../runtime/deps/deps';
import type { Call } from '../runtime/handler';
import type { SigningLink } from '../table/leases/record';

/** What a link opens: the lease, the packet and person it is bound to, and who asks. */
export type SigningAt = LeaseInOrganization & {
  readonly link: Place;
  readonly packet: Packet;
  readonly signer: Signer;
};

type Opened = Exclude<SigningLink['value'], 'report'>;

/** After signing, the same link also opens the copy. */
const opening: Record<Opened, readonly SigningLink['value'][]> = {
  lease: ['lease'],
  unit: ['unit'],
  copy: ['copy', 'lease'],
};

/** What a link's value opens. Everything it does not open is the same `link-not-valid`. */
export async function findSigning(
  { token, value, now }: { token: string; value: Opened; now: Date },
  deps: Deps,
): Promise<SigningAt> {
  const link = await deps.leases.link({ value: token, now });
  if (!link || !opening[value].includes(link.value)) throw refuse('link-not-valid');
  const at = await leaseInOrganization(link, deps);
  const { term, version, signer: signerId } = link;
  const place = { term, version, signer: signerId };
  const packet = at?.read.lease.packets.find((one) => one.term === term && one.version === version);
  const signer = at && signersOfPacket(at.read.lease, place).find(({ id }) => id === signerId);
  if (!at || !packet || !signer) throw refuse('link-not-valid');
  // A void ends all links but those to a sealed copy.
  if (packet.voided && link.value !== 'copy') throw refuse('link-not-valid');
  return { ...at, link: place, packet, signer };
}

/** The home's address, as a signer reads it. */
export const placeOf = ({ unit, head: { property } }: Pick<SigningAt, 'unit' | 'head'>): string =>
  `${property.street}, Unit ${unit.unitNumber}, ${property.city}`;

/** The input of a signer's command. */
export const givenToSigner = (at: SigningAt, call: Pick<Call, 'address' | 'agent' | 'now'>) => {
  const actor = actorFrom(call, { id: at.signer.id, name: at.signer.name });
  return { ...givenAt(at, { actor, now: call.now }), lease: at.read.lease };
};
