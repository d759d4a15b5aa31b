import { doneOrRefuse } from '../../../functions/common/leases/keep-lease';
import { actorFrom } from '../../../functions/common/leases/lease-at';
import { consentText } from '../../../shared/domain/leases/consent-text';
import type { Done, Given } from '../../../shared/domain/leases/given';
import { consent, openPacket } from '../../../shared/domain/leases/open-packet';
import type { Signer, SignerRole } from '../../../shared/domain/leases/packet';
import type { Actor } from '../../../shared/domain/leases/packet-events';
import type { Refused } from '../../../shared/domain/leases/refusals';
import { send } from '../../../shared/domain/leases/send';
import { sign } from '../../../shared/domain/leases/sign';
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
