import { perform } from '../../../functions/runtime/perform';
import { openSigning } from '../../../functions/signing/open-signing';
import { newLeaseId } from '../../../functions/table/leases/record';
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
