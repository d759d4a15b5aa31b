import type { LeaseDetails } from '../../shared/contract/leases';
import { nextStepOf } from '../../shared/domain/leases/next-step';
import { termBefore } from '../../shared/domain/leases/renew';
import {
  latestSigned,
  standingEnd,
  standingKeys,
  standingNotice,
  termInForce,
} from '../../shared/domain/leases/standing';
import { renewalStateOf, statusOf } from '../../shared/domain/leases/status';
import { zoneChoices, zonesOf } from '../../shared/domain/leases/time-zones';
import { nameOf } from '../../shared/domain/names';
import { type LeaseAt, momentAt } from '../common/leases/lease-at';
import { paperTerm } from './paper-term';
import { readPacket } from './read-packet';
import { type Reading, whatMay } from './what-may';

/** How a lease stands today, besides its status. */
function readStanding({ read: { lease } }: LeaseAt, on: string) {
  const paper = paperTerm(lease, on);
  const agreed = termInForce(lease, on) ?? latestSigned(lease, on) ?? paper;
  return {
    ...{ paper_term: paper.number, agreed_term: agreed.number },
    ...{ renewal: renewalStateOf(lease, on), notice: standingNotice(lease, on) },
    before: paper.number > 1 ? termBefore(lease, on) : undefined,
    ...{ end: standingEnd(lease, on), keys_on: standingKeys(lease, on)?.on },
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
    ...{ time_zone: zonesOf(property).at(-1)?.zone ?? '', time_zones: zoneChoices(property) },
    next_step: nextStepOf(lease, on),
    ...readStanding(at, on),
    terms: lease.terms,
    packets: lease.packets.map((packet) => readPacket(packet, { read, on })).reverse(),
    owners: shares.map((share) => ({ owner_id: share.ownerId, name: nameOf(share), email: share.email })),
    may: whatMay(at, reading),
  };
}
