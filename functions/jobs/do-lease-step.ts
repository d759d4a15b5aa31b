import { type Done, doneAnyway, type Given } from '../../shared/domain/leases/given';
import type { Packet } from '../../shared/domain/leases/packet';
import { isRefused, type Refused } from '../../shared/domain/leases/refusals';
import { noteMail } from '../../shared/domain/leases/signing/note-mail';
import type { EventDraft } from '../../shared/domain/leases/signing/packet-events';
import { signersInTurn } from '../../shared/domain/leases/signing/signers';
import { expirePacket } from '../../shared/domain/leases/signing/void-packet';
import { isOpen } from '../../shared/domain/leases/status/standing';
import type { LeaseDue } from '../table/leases/record';

/** The packet a step is about, by the step's name. */
const packetOf = ({ name }: LeaseDue, packets: readonly Packet[]): Packet | undefined => {
  const [, , term, version] = name.split(':');
  return packets.find((one) => one.term === Number(term) && one.version === Number(version));
};

/** The signers a step reminds; none for other steps. */
export function toRemind(due: LeaseDue, { lease, now }: Given): string[] {
  const packet = packetOf(due, lease.packets);
  const isReminder = due.kind === 'remind-2' || due.kind === 'remind-5';
  return isReminder && packet && isOpen(packet, now.on)
    ? signersInTurn(lease, packet).map(({ id }) => id)
    : [];
}

/** A reminder adds events, an expiry voids the packet, other steps refresh list line and calendar. */
export function doLeaseStep(due: LeaseDue, given: Given): Done | Refused {
  const packet = packetOf(due, given.lease.packets);
  if (due.kind === 'expired' && packet) return expirePacket(given, packet);
  let done = doneAnyway(given, given.lease);
  const events: EventDraft[] = [];
  for (const signer of packet ? toRemind(due, given) : []) {
    const link = { term: packet?.term ?? 1, version: packet?.version ?? 1, signer };
    const next = noteMail({ ...given, ...done }, { link, mail: 'reminded' });
    if (isRefused(next)) return next;
    done = next;
    events.push(...next.events);
  }
  return { ...done, events };
}
