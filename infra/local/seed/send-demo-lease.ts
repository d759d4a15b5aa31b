import { actorFrom } from '../../../functions/common/leases/lease-at';
import { doneOrRefuse } from '../../../functions/common/leases/save-lease';
import type { Done, Given } from '../../../shared/domain/leases/given';
import type { Signer, SignerRole } from '../../../shared/domain/leases/packet';
import type { Refused } from '../../../shared/domain/leases/refusals';
import { consentText } from '../../../shared/domain/leases/signing/consent-text';
import { consent, openPacket } from '../../../shared/domain/leases/signing/open-packet';
import type { Actor } from '../../../shared/domain/leases/signing/packet-events';
import { send } from '../../../shared/domain/leases/signing/send';
import { sign } from '../../../shared/domain/leases/signing/sign';
import { demoOrigin } from './call-of-head';

type Sending = {
  readonly textHash: string;
  /** The hash of the signature's PNG. */
  readonly image: string;
  /** Those who have signed. */
  readonly roles: readonly SignerRole[];
};

/** A draft sent and signed by the lease's own rules; what they lead to can be written at once. */
export function sendDemoLease(
  given: Omit<Given, 'lease'>,
  { drafted, ...sending }: Sending & { drafted: Done },
): Done {
  const { textHash, image, roles } = sending;
  let done = drafted;
  const follow = (actor: Actor, command: (given: Given) => Done | Refused): void => {
    const { lease, calendar } = done;
    const next = doneOrRefuse(command({ ...given, actor, lease, calendar }));
    done = { ...next, events: [...done.events, ...next.events] };
  };
  const signOne = ({ id, name, term, version }: Signer): void => {
    const actor = actorFrom(demoOrigin, { id, name });
    const link = { term, version, signer: id };
    follow(actor, (now) => openPacket(now, link));
    follow(actor, (now) => consent(now, link));
    follow(actor, (now) => sign(now, { link, textHash, name, method: 'drawn', image }));
  };
  follow(given.actor, (now) => send(now, { term: 1, textHash, consentVersion: consentText.version }));
  for (const signer of done.lease.signers) if (roles.includes(signer.role)) signOne(signer);
  return done;
}
