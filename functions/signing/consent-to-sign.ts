import { signing as rows } from '../../shared/contract/signing';
import { consentText } from '../../shared/domain/leases/signing/consent-text';
import { consent } from '../../shared/domain/leases/signing/open-packet';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { findSigning } from './find-signing';
import { saveSigning } from './save-signing';

/** A signer agrees to sign the shown text electronically; a repeat changes nothing. */
export const consentToSign = change(rows.consentToSign, {
  read: ({ body: { token }, now }, deps) => findSigning({ token, value: 'lease', now }, deps),
  act: async (request, deps) => {
    const { found: at, body } = request;
    if (body.version !== consentText.version) throw refuse('link-ended');
    await saveSigning({ at, call: request, command: (given) => consent(given, at.link) }, deps);
    return { success: 1 };
  },
});
