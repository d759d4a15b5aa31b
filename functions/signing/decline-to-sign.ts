import { signing as rows } from '../../shared/contract/signing';
import { decline } from '../../shared/domain/leases/signing/void-packet';
import { change } from '../runtime/change';
import { findSigning } from './find-signing';
import { saveSigning } from './save-signing';

/** A signer declines with a reason: the packet is void for everyone (D47). */
export const declineToSign = change(rows.declineToSign, {
  read: ({ body: { token }, now }, deps) => findSigning({ token, value: 'lease', now }, deps),
  act: async (request, deps) => {
    const { found: at, body } = request;
    await saveSigning(
      {
        at,
        call: request,
        action: 'lease.decline',
        command: (given) => decline(given, { link: at.link, reason: body.reason }),
      },
      deps,
    );
    return { success: 1 };
  },
});
