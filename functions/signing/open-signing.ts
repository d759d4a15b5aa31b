import type { Signing } from '../../shared/contract/signing';
import { signing as rows } from '../../shared/contract/signing';
import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import { isRefused } from '../../shared/domain/leases/refusals';
import { consentText } from '../../shared/domain/leases/signing/consent-text';
import { openPacket } from '../../shared/domain/leases/signing/open-packet';
import { signingPlace } from '../../shared/domain/leases/signing/signing-place';
import { refuse } from '../../shared/wire/refusals';
import { frozenText } from '../common/leases/lease-text';
import { showUploaded } from '../common/leases/uploaded-file';
import { change } from '../runtime/change';
import type { Deps } from '../runtime/deps/deps';
import { changesFor } from './changes-for';
import { findSigning, givenToSigner, placeOf, type SigningAt } from './find-signing';
import { saveSigning } from './save-signing';

/** What the packet is: where, until when, who signs; names only, no mail or phone. */
function readPaper(at: SigningAt) {
  const { read, packet, signer, organization } = at;
  return {
    name: signer.name,
    role: signer.role,
    organization: organization.name,
    place: placeOf(at),
    expires_on: packet.expiresOn,
    is_complete: packet.completed !== undefined,
    consent: {
      version: consentText.version,
      paragraphs: [...consentText.paragraphs],
      is_given: signer.consented !== undefined,
    },
    signers: signersOfPacket(read.lease, packet).map(({ name, role, signed }) => ({
      name,
      role,
      has_signed: signed !== undefined,
    })),
  };
}

const states = { 'already-signed': 'signed', 'not-your-turn': 'waiting' } as const;

async function textOf(
  { organization: { organizationId }, read: { lease }, packet: { textHash, file } }: SigningAt,
  now: Date,
  deps: Deps,
): Promise<Signing['text']> {
  const key = { organizationId, leaseId: lease.leaseId };
  const [document, shown] = await Promise.all([
    frozenText({ organizationId, textHash }, deps),
    showUploaded(key, { file, now }, deps),
  ]);
  return { document, text_hash: textHash, file: shown };
}

/** A signer opens their link. The first time, and each new device, is an event (D48). */
export const openSigning = change(rows.openSigning, {
  read: ({ body: { token }, now }, deps) => findSigning({ token, value: 'lease', now }, deps),
  act: async (request, deps) => {
    const { found: at } = request;
    const paper = readPaper(at);
    const place = signingPlace(givenToSigner(at, request), at.link);
    if (isRefused(place)) {
      if (place.refused !== 'already-signed' && place.refused !== 'not-your-turn') throw refuse('link-ended');
      return { success: 1, data: { ...paper, state: states[place.refused] } };
    }
    const [text, changes] = await Promise.all([
      textOf(at, request.now, deps),
      changesFor({ at, now: request.now }, deps),
    ]);
    await saveSigning({ at, call: request, command: (given) => openPacket(given, at.link) }, deps);
    return { success: 1, data: { ...paper, state: 'open', text, changes } };
  },
});
