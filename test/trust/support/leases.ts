import { perform } from '../../../functions/runtime/perform';
import { saveSealed } from '../../../functions/sealing/save-sealed';
import { openSigning } from '../../../functions/signing/open-signing';
import { newLeaseId, unitIdOfLease } from '../../../functions/table/leases/record';
import type { SignerRole } from '../../../shared/domain/leases/packet';
import type { Making } from '../samples';
import {
  isRunning,
  type LeaseState,
  linkOf,
  type MadeLease,
  makeLease,
  makeRunningLease,
  signAll,
} from './make-lease';
import { newUnitOf } from './organization-units';

/** A lease of a unit just added to this property; an invented id for an unknown property. */
export async function newLeaseIn(making: Making, propertyId: string, state: LeaseState): Promise<MadeLease> {
  const { world, scene } = making;
  const unitId = await newUnitOf(making, propertyId);
  const home = [scene.home, scene.other].find(({ properties }) =>
    Object.values(properties).includes(propertyId),
  );
  if (!home) return { lease_id: newLeaseId(unitId, world.deps.ids.next('lse')), version: 1, tokens: [] };
  const place = { viewer: home.people.orgAdmin.viewer, propertyId, unitId };
  return isRunning(state)
    ? makeRunningLease({ ...place, state }, world.deps)
    : makeLease({ ...place, state }, world.deps);
}

/** The link of someone asked to sign a newly sent lease, and the hash of its text. */
export async function newSigningOf(
  making: Making,
  { role, consents }: { role: SignerRole; consents?: true },
): Promise<{ token: string; text_hash: string }> {
  const { deps } = making.world;
  const { tokens } = await newLeaseIn(making, making.scene.home.properties.shown, 'sent');
  const token = await linkOf(tokens, { role, ...(consents && { consents }) }, deps);
  const asked = { requestId: 'req', address: '203.0.113.7', agent: 'test', now: deps.clock.now() };
  const { data } = await perform(openSigning, { ...asked, body: { token } }, deps);
  return { token, text_hash: data.text?.text_hash ?? '' };
}

/** A lease of this property that everyone has signed, by one signer's link. */
export async function newSignedLease(making: Making, propertyId: string): Promise<MadeLease> {
  const made = await newLeaseIn(making, propertyId, 'sent');
  await signAll(made.tokens, making.world.deps);
  return made;
}

type Paper = { readonly leaseId: string; readonly hash: string };
const papers = new WeakMap<object, Map<string, Promise<Paper>>>();

/** A sealed PDF of a lease of this property, the same one each time: it is only read. */
export function sealedPaperIn(making: Making, propertyId: string): Promise<Paper> {
  const known = papers.get(making.world) ?? new Map<string, Promise<Paper>>();
  papers.set(making.world, known);
  const paper = known.get(propertyId) ?? newSealedPaper(making, propertyId);
  known.set(propertyId, paper);
  return paper;
}

/** Written as the job does; an invented one for an unknown property. */
async function newSealedPaper(making: Making, propertyId: string): Promise<Paper> {
  const { deps } = making.world;
  const { lease_id: leaseId } = await newSignedLease(making, propertyId);
  const hash = 'a'.repeat(64);
  const homes = [making.scene.home, making.scene.other];
  const home = homes.find(({ properties }) => Object.values(properties).includes(propertyId));
  if (!home) return { leaseId, hash };
  const { organizationId } = home;
  const [read, unit, head, organization] = await Promise.all([
    deps.leases.byId({ organizationId, leaseId }),
    deps.units.byId({ organizationId, unitId: unitIdOfLease(leaseId) ?? '' }),
    deps.properties.head({ organizationId, propertyId }),
    deps.organizations.byId(organizationId),
  ]);
  const packet = read?.lease.packets[0];
  if (!read || !unit || !head || !organization || !packet) throw new Error('The lease was not made');
  await saveSealed({ read, unit, head, organization, packet }, { paper: 'lease', hash, isQuiet: true }, deps);
  return { leaseId, hash };
}
