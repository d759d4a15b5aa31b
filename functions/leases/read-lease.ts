import type { LeaseDetails } from '../../shared/contract/leases';
import { depositDue } from '../../shared/domain/leases/deposit-clock';
import { nextStepOf } from '../../shared/domain/leases/next-step';
import { previousTerm } from '../../shared/domain/leases/renew';
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
import { findCurrentTerm } from './find-current-term';
import { permittedActions, type Reading } from './permitted-actions';
import { readPacket } from './read-packet';

/** The lease's state today, besides its status. */
function readStanding({ read: { lease } }: LeaseAt, on: string) {
  const current = findCurrentTerm(lease, on);
  const agreed = termInForce(lease, on) ?? latestSigned(lease, on) ?? current;
  return {
    ...{ current_term: current.number, agreed_term: agreed.number },
    ...{ renewal: renewalStateOf(lease, on), notice: standingNotice(lease, on) },
    before: current.number > 1 ? previousTerm(lease, on) : undefined,
    ...{ end: standingEnd(lease, on), keys_on: standingKeys(lease, on)?.on },
  };
}

/** A lease as the API returns it. */
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
    next_step: nextStepOf(lease, on, depositDue(lease, { on, state: property.state })),
    ...readStanding(at, on),
    ...{ terms: lease.terms, rent_changes: lease.rentChanges },
    packets: lease.packets.map((packet) => readPacket(packet, { read, on })).reverse(),
    owners: shares.map((share) => ({ owner_id: share.ownerId, name: nameOf(share), email: share.email })),
    may: permittedActions(at, reading),
  };
}
