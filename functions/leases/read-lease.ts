import type { LeaseDetails } from '../../shared/contract/leases';
import { nextStepOf } from '../../shared/domain/leases/next-step';
import { draftOf, isComplete, isOpen } from '../../shared/domain/leases/standing';
import { statusOf } from '../../shared/domain/leases/status';
import { isFrozen } from '../../shared/domain/leases/write-draft';
import { nameOf } from '../../shared/domain/names';
import { may, type Viewer } from '../../shared/domain/roles';
import { type LeaseAt, momentAt } from '../common/leases/lease-at';
import { firstTerm } from './first-term';
import { readPacket } from './read-packet';

type Reading = { readonly viewer: Viewer; readonly now: Date };

/** What may be done with the first term now; every command asks again. */
function whatMay(at: LeaseAt, { viewer, now }: Reading): LeaseDetails['may'] {
  const { lease } = at.read;
  const { on } = momentAt(at, now);
  const term = firstTerm(lease);
  const mayChange = may(viewer, { area: 'leases', level: 'change' });
  const isDraft = draftOf(lease, term, on) !== undefined;
  const isOut = lease.packets.some((packet) => isOpen(packet, on));
  const isToCome = lease.packets.some((packet) => isComplete(packet, on)) && term.from > on;
  return {
    change: mayChange && isDraft,
    send: mayChange && isDraft,
    discard: mayChange && isDraft,
    void: mayChange && (isOut || isToCome),
    resend: mayChange && isOut,
    draft_again: mayChange && !isDraft && !isFrozen(lease, term, on),
  };
}

/** A lease as the wire shows it. */
export function readLease(at: LeaseAt, reading: Reading): LeaseDetails {
  const { unit, head, read } = at;
  const { lease, version } = read;
  const { property, shares } = head;
  const { on } = momentAt(at, reading.now);
  return {
    ...{ lease_id: lease.leaseId, version, unit_id: unit.unitId, unit_number: unit.unitNumber },
    ...{ property_id: property.propertyId, property_title: property.title },
    address: `${property.street}, ${property.city}, ${property.state} ${property.zipcode}`,
    status: statusOf(lease, on),
    today: on,
    next_step: nextStepOf(lease, on),
    terms: lease.terms,
    packets: lease.packets.map((packet) => readPacket(packet, { read, on })).reverse(),
    owners: shares.map((share) => ({ owner_id: share.ownerId, name: nameOf(share), email: share.email })),
    may: whatMay(at, reading),
  };
}
