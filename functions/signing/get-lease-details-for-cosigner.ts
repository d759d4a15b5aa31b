import type { Contract } from '../../shared/contract';
import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import { isRefused } from '../../shared/domain/leases/refusals';
import { consentText } from '../../shared/domain/leases/signing/consent-text';
import { signingPlace } from '../../shared/domain/leases/signing/signing-place';
import { refuse } from '../../shared/wire/refusals';
import { frozenFields } from '../common/leases/lease-text';
import { unitValueOf } from '../common/leases/signing-links';
import { showUploaded } from '../common/leases/uploaded-file';
import type { Handler } from '../runtime/handler';
import { changesFor } from './changes-for';
import { findSigning, givenToSigner, placeOf } from './find-signing';

/** API-29. What a co-signer is asked to sign, without mail, phone or income; empty once signed (COS-03). */
export const getLeaseDetailsForCosigner: Handler<Contract['signing']['getLeaseDetailsForCosigner']> = async (
  request,
  deps,
) => {
  const { params, now } = request;
  const at = await findSigning({ token: params.LeasId, value: 'lease', now }, deps);
  if (at.signer.role !== 'co-signer') throw refuse('link-not-valid');
  const place = signingPlace(givenToSigner(at, request), at.link);
  if (isRefused(place)) {
    if (place.refused === 'already-signed') return { success: 1, data: [] };
    // A link is mailed when it is the person's turn, so this one has ended.
    throw refuse('link-ended');
  }
  const { textHash, expiresOn, file } = place.packet;
  const { organizationId } = at.organization;
  const { leaseId } = at.read.lease;
  const [{ text, document }, changes, shown] = await Promise.all([
    frozenFields({ organizationId, textHash }, deps),
    changesFor({ at, now }, deps),
    showUploaded({ organizationId, leaseId }, { file, now }, deps),
  ]);
  const record = {
    unit_id: unitValueOf(params.LeasId),
    leaseaggrementdetails: text,
    document,
    consent: { version: consentText.version, paragraphs: [...consentText.paragraphs] },
    organization: at.organization.name,
    place: placeOf(at),
    tenants: signersOfPacket(at.read.lease, place.packet)
      .filter(({ role }) => role === 'tenant')
      .map(({ name }) => name),
    cosigner_name: at.signer.name,
    expires_on: expiresOn,
    changes,
    file: shown,
  };
  return { success: 1, data: [record] };
};
