import { leases as rows } from '../../../shared/contract/leases';
import type { Given } from '../../../shared/domain/leases/given';
import { isRefused, refused } from '../../../shared/domain/leases/refusals';
import { noteMail } from '../../../shared/domain/leases/signing/note-mail';
import { signingPlace } from '../../../shared/domain/leases/signing/signing-place';
import { isOpen } from '../../../shared/domain/leases/status/standing';
import { change } from '../../runtime/change';
import { moveLease } from '../move-lease';

/** Mails a new link to a signer who can sign now; those mailed before go on working. */
const sendAgain = (given: Given, signer: string) => {
  const packet = given.lease.packets.find((one) => isOpen(one, given.now.on));
  if (!packet) return refused('link-ended');
  const link = { term: packet.term, version: packet.version, signer };
  const place = signingPlace(given, link);
  return isRefused(place) ? place : noteMail(given, { link, mail: 'sent-again' });
};

export const resendLink = change(
  rows.resendLink,
  moveLease({
    action: 'lease.resend',
    isTold: false,
    command: (given, { signer_id }) => sendAgain(given, signer_id),
    again: ({ signer_id }) => signer_id,
  }),
);
