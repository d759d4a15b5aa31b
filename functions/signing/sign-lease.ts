import { signing as rows } from '../../shared/contract/signing';
import { sign } from '../../shared/domain/leases/signing/sign';
import { readSignature, refuseUnprintableName, saveSignature } from '../common/leases/read-signature';
import { change } from '../runtime/change';
import { findSigning } from './find-signing';
import { saveSigning } from './save-signing';

/** A signer signs the shown text, once; the last one completes the lease (D47, D48). */
export const signLease = change(rows.signLease, {
  read: ({ body: { token }, now }, deps) => findSigning({ token, value: 'lease', now }, deps),
  act: async (request, deps) => {
    const { found: at, body } = request;
    const { organizationId } = at.organization;
    const signature = readSignature(body.signature);
    const { name, method, text_hash: textHash } = body;
    await refuseUnprintableName(name, deps);
    const signing = { link: at.link, textHash, name, method, image: signature.image };
    const done = await saveSigning(
      {
        at,
        call: request,
        action: 'lease.sign',
        command: (given) => sign(given, signing),
        prepare: () => saveSignature(signature, { organizationId, files: deps.files }),
      },
      deps,
    );
    return { success: 1, data: { is_complete: done.events.some(({ kind }) => kind === 'completed') } };
  },
});
