import { changeDraft } from '../../../functions/leases/change-draft';
import { createDraft } from '../../../functions/leases/create-draft';
import { discardDraft } from '../../../functions/leases/discard-draft';
import { sendLease } from '../../../functions/leases/send-lease';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import { consentToSign } from '../../../functions/signing/consent-to-sign';
import { openSigning } from '../../../functions/signing/open-signing';
import { newLeaseId } from '../../../functions/table/leases/record';
import { TermForm } from '../../../shared/contract/leases';
import { consentText } from '../../../shared/domain/leases/consent-text';
import type { SignerRole } from '../../../shared/domain/leases/packet';
import { termFields } from '../../support/leases/lease-data';
import { viewerCall } from '../../support/stand/viewer';
import type { Making } from '../samples';
import { newUnitOf } from './estate-units';

type State = 'draft' | 'discarded' | 'sent';
export type MadeLease = {
  readonly lease_id: string;
  readonly version: number;
  readonly tokens: readonly string[];
};

/** The complete form of a draft: the property's own owners stand in it, and the agent is who drafts it. */
export function completeForm(owners: readonly { ownerId: string }[]): TermForm {
  const { parties, ...fields } = termFields({ from: '2026-08-01', to: '2027-07-31' });
  return TermForm.parse({
    ...fields,
    text: { from: 'template', templateId: 'residential', version: 1 },
    parties: { ...parties, owners: owners.map(({ ownerId }) => ({ ownerId, signs: false })) },
  });
}

/** A lease of a unit that was just added to this property, by the product's own calls; a made-up one for a property that is nowhere. */
export async function newLeaseIn(making: Making, propertyId: string, state: State): Promise<MadeLease> {
  const { house, scene } = making;
  const unitId = await newUnitOf(making, propertyId);
  const home = [scene.home, scene.other].find(({ properties }) =>
    Object.values(properties).includes(propertyId),
  );
  const made = newLeaseId(unitId, house.deps.ids.next('lse'));
  if (!home) return { lease_id: made, version: 1, tokens: [] };
  const tokens: string[] = [];
  const secret = () => {
    const token = house.deps.ids.secret();
    tokens.push(token);
    return token;
  };
  const next: Deps['ids']['next'] = (kind) => house.deps.ids.next(kind);
  const deps: Deps = { ...house.deps, ids: { next, secret } };
  const call = viewerCall({ deps, now: () => deps.clock.now() }, home.people.orgAdmin.viewer);
  const { data } = await perform(createDraft, { ...call, body: { unit_id: unitId } }, deps);
  const { lease_id } = data;
  if (state === 'draft') return { lease_id, version: 1, tokens };
  if (state === 'discarded') {
    await perform(discardDraft, { ...call, body: { lease_id, version: 1 } }, deps);
    return { lease_id, version: 2, tokens };
  }
  const head = await deps.properties.head({ organizationId: home.organizationId, propertyId });
  const body = { version: 1, term: completeForm(head?.shares ?? []) };
  await perform(changeDraft, { ...call, params: { leaseId: lease_id }, body }, deps);
  await perform(sendLease, { ...call, body: { lease_id, version: 2 } }, deps);
  return { lease_id, version: 3, tokens };
}

/** A draft that can be sent. */
export async function completeDraftIn(making: Making, propertyId: string): Promise<MadeLease> {
  const made = await newLeaseIn(making, propertyId, 'draft');
  const { deps } = making.house;
  const { home, other } = making.scene;
  const estate = [home, other].find(({ properties }) => Object.values(properties).includes(propertyId));
  if (!estate) return made;
  const call = viewerCall({ deps, now: () => deps.clock.now() }, estate.people.orgAdmin.viewer);
  const head = await deps.properties.head({ organizationId: estate.organizationId, propertyId });
  const body = { version: 1, term: completeForm(head?.shares ?? []) };
  await perform(changeDraft, { ...call, params: { leaseId: made.lease_id }, body }, deps);
  return { ...made, version: 2 };
}

const from = { requestId: 'req', address: '203.0.113.7', agent: 'test' };

/** The link of somebody who is asked to sign a lease that was just sent, with consent where that is wanted. */
export async function newSigningOf(
  making: Making,
  { role, consents }: { role: SignerRole; consents?: true },
): Promise<{ token: string; text_hash: string }> {
  const { deps } = making.house;
  const now = deps.clock.now();
  const { tokens } = await newLeaseIn(making, making.scene.home.properties.shown, 'sent');
  for (const token of tokens) {
    const { data } = await perform(openSigning, { ...from, now, body: { token } }, deps);
    if (data.role !== role) continue;
    const body = { token, version: consentText.version };
    if (consents) await perform(consentToSign, { ...from, now, body }, deps);
    return { token, text_hash: data.text?.text_hash ?? '' };
  }
  throw new Error(`Nobody signs as ${role}`);
}
