import type { Contract } from '../../shared/contract';
import { isRefused } from '../../shared/domain/leases/refusals';
import { signingPlace } from '../../shared/domain/leases/signing-place';
import { refuse } from '../../shared/wire/refusals';
import { frozenFields } from '../common/leases/lease-text';
import type { Handler } from '../runtime/handler';
import { findSigning, givenToSigner } from './find-signing';

/** API-30. The values of the fields in a co-signer's text, and of no others. */
export const getLeaseMergeFieldData: Handler<Contract['signing']['getLeaseMergeFieldData']> = async (
  request,
  deps,
) => {
  const { body, now } = request;
  const at = await findSigning({ token: body.unitid, value: 'unit', now }, deps);
  const place = signingPlace(givenToSigner(at, request), at.link);
  if (isRefused(place)) throw refuse('link-ended');
  const { textHash } = place.packet;
  const { organizationId } = at.organization;
  const { values } = await frozenFields({ organizationId, textHash }, deps);
  return { success: 1, data: [values] };
};
