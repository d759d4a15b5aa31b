import type { ReplyOf } from '../../shared/contract/endpoint';
import { signing as rows } from '../../shared/contract/signing';
import { consentText } from '../../shared/domain/leases/consent-text';
import { openPacket } from '../../shared/domain/leases/open-packet';
import { isRefused } from '../../shared/domain/leases/refusals';
import { signingPlace } from '../../shared/domain/leases/signing-place';
import { refuse } from '../../shared/wire/refusals';
import { frozenFields } from '../common/leases/lease-text';
import { unitValueOf } from '../common/leases/signing-links';
import { change } from '../runtime/change';
import { findSigning, givenToSigner } from './find-signing';
import { keepSigning } from './keep-signing';

/** API-29. What a co-signer is asked to sign; an empty list once they have (COS-03). Nobody's mail, phone or income is in it. */
export const getLeaseDetailsForCosigner = change(rows.getLeaseDetailsForCosigner, {
  read: ({ params: { LeasId }, now }, deps) => findSigning({ token: LeasId, value: 'lease', now }, deps),
  act: async (request, deps) => {
    const { found: at, params } = request;
    const place = signingPlace(givenToSigner(at, request), at.link);
    if (at.signer.role !== 'co-signer') throw refuse('link-not-valid');
    if (isRefused(place)) {
      if (place.refused !== 'already-signed') throw refuse(place.refused);
      const nothing: ReplyOf<typeof rows.getLeaseDetailsForCosigner>['data'] = [];
      return { success: 1, data: nothing };
    }
    const { textHash, expiresOn } = place.packet;
    const { organizationId } = at.organization;
    const { text } = await frozenFields({ organizationId, textHash }, deps);
    await keepSigning({ at, call: request, command: (given) => openPacket(given, at.link) }, deps);
    const record = {
      ...{ unit_id: unitValueOf(params.LeasId), leaseaggrementdetails: text },
      consent: { version: consentText.version, paragraphs: [...consentText.paragraphs] },
      ...{ cosigner_name: at.signer.name, expires_on: expiresOn },
    };
    const data: ReplyOf<typeof rows.getLeaseDetailsForCosigner>['data'] = [record];
    return { success: 1, data };
  },
});
