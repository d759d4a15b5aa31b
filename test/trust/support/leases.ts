import { perform } from '../../../functions/runtime/perform';
import { keepSealed } from '../../../functions/sealing/keep-sealed';
import { openSigning } from '../../../functions/signing/open-signing';
import { newLeaseId, unitIdOfLease } from '../../../functions/table/leases/record';
import type { SignerRole } from '../../../shared/domain/leases/packet';
import type { Making } from '../samples';
import { newUnitOf } from './estate-units';
import {
  isRunning,
  type LeaseState,
  linkOf,
  type MadeLease,
  makeLease,
  makeRunningLease,
  signAll,
} from './make-lease';

/** A lease of a unit that was just added to this property; a made-up one for a property that is nowhere. */
export async function newLeaseIn(making: Making, propertyId: string, state: LeaseState): Promise<MadeLease> {
  const { house, scene } = making;
  const unitId = await newUnitOf(making, propertyId);
  const home = [scene.home, scene.other].find(({ properties }) =>
    Object.values(properties).includes(propertyId),
  );
  if (!home) return { lease_id: newLeaseId(unitId, house.deps.ids.next('lse')), version: 1, tokens: [] };
  const place = { viewer: home.people.orgAdmin.viewer, propertyId, unitId };
  return isRunning(state)
    ? makeRunningLease({ ...place, state }, house.deps)
    : makeLease({ ...place, state }, house.deps);
}

/** The link of somebody who is asked to sign a lease that was just sent, and the hash of its text. */
export async function newSigningOf(
  making: Making,
  { role, consents }: { role: SignerRole; consents?: true },
): Promise<{ token: string; text_hash: string }> {
  const { deps } = making.house;
  const { tokens } = await newLeaseIn(making, making.scene.home.properties.shown, 'sent');
  const token = await linkOf(tokens, { role, ...(consents && { consents }) }, deps);
  const asked = { requestId: 'req', address: '203.0.113.7', agent: 'test', now: deps.clock.now() };
  const { data } = await perform(openSigning, { ...asked, body: { token } }, deps);
  return { token, text_hash: data.text?.text_hash ?? '' };
}

/** A lease of this property that everybody has signed, by a link of one of them. */
export async function newSignedLease(making: Making, propertyId: string): Promise<MadeLease> {
  const made = await newLeaseIn(making, propertyId, 'sent');
  await signAll(made.tokens, making.house.deps);
  return made;
}

type Paper = { readonly leaseId: string; readonly hash: string };
const papers = new WeakMap<object, Map<string, Promise<Paper>>>();

/** A sealed paper of a lease of this property, the same one each time: it is only read. */
export function sealedPaperIn(making: Making, propertyId: string): Promise<Paper> {
  const known = papers.get(making.house) ?? new Map<string, Promise<Paper>>();
  papers.set(making.house, known);
  const paper = known.get(propertyId) ?? newSealedPaper(making, propertyId);
  known.set(propertyId, paper);
  return paper;
}

/** Written down as the job does; a made-up one for a property that is nowhere. */
async function newSealedPaper(making: Making, propertyId: string): Promise<Paper> {
  const { deps } = making.house;
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
  await keepSealed({ read, unit, head, organization, packet }, { paper: 'lease', hash, isQuiet: true }, deps);
  return { leaseId, hash };
}
