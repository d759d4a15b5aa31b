import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import type { Signer } from '../../shared/domain/leases/packet';
import type { SigningLink as Place } from '../../shared/domain/leases/signing-place';
import { refuse } from '../../shared/wire/refusals';
import { actorFrom, givenAt, type LeaseAt } from '../common/leases/lease-at';
import type { Deps } from '../runtime/deps/deps';
import type { Call } from '../runtime/handler';
import type { SigningLink } from '../table/leases/record';
import { unitIdOfLease } from '../table/leases/record';
import type { Organization } from '../table/organizations/record';

/** What a link opens: the lease, the packet and person it is bound to, and who asks. */
export type SigningAt = LeaseAt & {
  readonly link: Place;
  readonly signer: Signer;
  readonly organization: Organization;
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
  const unitId = link && unitIdOfLease(link.leaseId);
  if (!link || !opening[value].includes(link.value) || unitId === undefined) throw refuse('link-not-valid');
  const { organizationId, leaseId, term, version } = link;
  const [read, unit, organization] = await Promise.all([
    deps.leases.byId({ organizationId, leaseId }),
    deps.units.byId({ organizationId, unitId }),
    deps.organizations.byId(organizationId),
  ]);
  const head = unit && (await deps.properties.head(unit));
  const place = { term, version, signer: link.signer };
  const signer = read && signersOfPacket(read.lease, place).find(({ id }) => id === link.signer);
  if (!read || !unit || !head || !signer || !organization) throw refuse('link-not-valid');
  return { read, unit, head, link: place, signer, organization };
}

/** The input of a signer's command. */
export const givenToSigner = (at: SigningAt, call: Pick<Call, 'address' | 'agent' | 'now'>) => {
  const actor = actorFrom(call, { id: at.signer.id, name: at.signer.name });
  return { ...givenAt(at, { actor, now: call.now }), lease: at.read.lease };
};
