import type { ReplyOf } from '../../shared/contract/endpoint';
import { signing as rows } from '../../shared/contract/signing';
import { isRefused } from '../../shared/domain/leases/refusals';
import { openPacket } from '../../shared/domain/leases/signing/open-packet';
import { signingPlace } from '../../shared/domain/leases/signing/signing-place';
import { refuse } from '../../shared/wire/refusals';
import { frozenFields } from '../common/leases/lease-text';
import { change } from '../runtime/change';
import { findSigning, givenToSigner } from './find-signing';
import { saveSigning } from './save-signing';

/** API-30. The values of the fields in a co-signer's text, no others. Reading them is an event (D48). */
export const getLeaseMergeFieldData = change(rows.getLeaseMergeFieldData, {
  read: ({ body: { unitid }, now }, deps) => findSigning({ token: unitid, value: 'unit', now }, deps),
  act: async (request, deps) => {
    const { found: at } = request;
    const place = signingPlace(givenToSigner(at, request), at.link);
    if (isRefused(place)) throw refuse('link-ended');
    const { textHash } = place.packet;
    const { organizationId } = at.organization;
    const { values } = await frozenFields({ organizationId, textHash }, deps);
    await saveSigning({ at, call: request, command: (given) => openPacket(given, at.link) }, deps);
    const data: ReplyOf<typeof rows.getLeaseMergeFieldData>['data'] = [values];
    return { success: 1, data };
  },
});
