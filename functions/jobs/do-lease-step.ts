import { type Done, doneAnyway, type Given } from '../../shared/domain/leases/given';
import { noteMail } from '../../shared/domain/leases/note-mail';
import type { Packet } from '../../shared/domain/leases/packet';
import type { EventDraft } from '../../shared/domain/leases/packet-events';
import { isRefused, type Refused } from '../../shared/domain/leases/refusals';
import { signersInTurn } from '../../shared/domain/leases/signers';
import { isOpen } from '../../shared/domain/leases/standing';
import { expirePacket } from '../../shared/domain/leases/void-packet';
import type { LeaseDue } from '../table/leases/record';

/** The packet that a step is about, as its name says it. */
const packetOf = ({ name }: LeaseDue, packets: readonly Packet[]): Packet | undefined => {
  const [, , term, version] = name.split(':');
  return packets.find((one) => one.term === Number(term) && one.version === Number(version));
};

/** The signers whom a step reminds; none for other steps. */
export function toRemind(due: LeaseDue, { lease, now }: Given): string[] {
  const packet = packetOf(due, lease.packets);
  const isReminder = due.kind === 'remind-2' || due.kind === 'remind-5';
  return isReminder && packet && isOpen(packet, now.on)
    ? signersInTurn(lease, packet).map(({ id }) => id)
    : [];
}

/** What a step changes: a reminder leaves events, an expiry voids; the others refresh the list's line and the unit's calendar. */
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
