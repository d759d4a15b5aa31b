import { leases as rows } from '../../shared/contract/leases';
import type { Given } from '../../shared/domain/leases/given';
import { noteMail } from '../../shared/domain/leases/note-mail';
import { isRefused, refused } from '../../shared/domain/leases/refusals';
import { signingPlace } from '../../shared/domain/leases/signing-place';
import { isOpen } from '../../shared/domain/leases/standing';
import { change } from '../runtime/change';
import { changeLease, readForChange } from './change-lease';

/** The link of a signer who can sign now, sent anew; the one before ends. */
const sendAgain = (given: Given, signer: string) => {
  const packet = given.lease.packets.find((one) => isOpen(one, given.now.on));
  if (!packet) return refused('link-ended');
  const link = { term: packet.term, version: packet.version, signer };
  const place = signingPlace(given, link);
  return isRefused(place) ? place : noteMail(given, { link, mail: 'sent-again' });
};

export const resendLink = change(rows.resendLink, {
  read: ({ viewer, now, body }, deps) => readForChange({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request, deps) => {
    const again = request.body.signer_id;
    const organization = await request.organization();
    const version = await changeLease(
      {
        ...{ request, organization, action: 'lease.resend', again },
        command: (given) => sendAgain(given, again),
      },
      deps,
    );
    return { success: 1, data: { version } };
  },
});
