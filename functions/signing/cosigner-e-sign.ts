import { signing as rows } from '../../shared/contract/signing';
import type { Given } from '../../shared/domain/leases/given';
import { isRefused } from '../../shared/domain/leases/refusals';
import { cosignDateProblem } from '../../shared/domain/leases/signing/cosign-date';
import { consent } from '../../shared/domain/leases/signing/open-packet';
import { sign } from '../../shared/domain/leases/signing/sign';
import { refuse } from '../../shared/wire/refusals';
import { readSignature, refuseUnprintableName, saveSignature } from '../common/leases/read-signature';
import { unitValueOf } from '../common/leases/signing-links';
import { change } from '../runtime/change';
import { findSigning, type SigningAt } from './find-signing';
import { saveSigning } from './save-signing';

type Signed = { readonly name: string; readonly image: string; readonly method: 'drawn' | 'typed' };

/** The page shows the consent next to its button, so one call agrees and signs. */
function consentAndSign(given: Given, { link, packet: { textHash } }: SigningAt, signature: Signed) {
  const agreed = consent(given, link);
  if (isRefused(agreed)) return agreed;
  const signed = sign({ ...given, lease: agreed.lease }, { link, textHash, ...signature });
  return isRefused(signed) ? signed : { ...signed, events: [...agreed.events, ...signed.events] };
}

/** API-31. A co-signer signs once: a repeat changes no row (COS-05). Both values must be of the same link. */
export const cosignerESign = change(rows.cosignerESign, {
  read: ({ body: { leaseId, unitid }, now }, deps) => {
    if (unitid !== unitValueOf(leaseId)) throw refuse('link-not-valid');
    return findSigning({ token: leaseId, value: 'lease', now }, deps);
  },
  act: async (request, deps) => {
    const { found: at, body } = request;
    if (at.signer.role !== 'co-signer') throw refuse('link-not-valid');
    const unchanged = { affectedRows: 0, changedRows: 0 };
    if (at.signer.signed) return { success: 1, data: unchanged };
    const problem = cosignDateProblem(body.cosignedate, request.now);
    if (problem) return { success: 1, data: { ...unchanged, fields: { cosignedate: problem } } };
    const signature = readSignature(body.cosignerSignature);
    await refuseUnprintableName(body.name, deps);
    const { organizationId } = at.organization;
    await saveSigning(
      {
        at,
        call: request,
        action: 'lease.sign',
        command: (given) =>
          consentAndSign(given, at, {
            name: body.name,
            image: signature.image,
            method: body.method ?? 'drawn',
          }),
        prepare: () => saveSignature(signature, { organizationId, files: deps.files }),
      },
      deps,
    );
    return { success: 1, data: { affectedRows: 1, changedRows: 1 } };
  },
});
