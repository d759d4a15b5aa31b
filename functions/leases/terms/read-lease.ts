import type { LeaseDetails } from '../../../shared/contract/leases';
import { defined } from '../../../shared/domain/defined';
import { movingOutOf } from '../../../shared/domain/leases/moves/moving-out';
import { previousTerm } from '../../../shared/domain/leases/moves/renew';
import { depositDue } from '../../../shared/domain/leases/rent/deposit-clock';
import { nextStepOf } from '../../../shared/domain/leases/status/next-step';
import {
  isAdopted,
  latestSigned,
  standingEnd,
  standingKeys,
  standingNotice,
  termInForce,
} from '../../../shared/domain/leases/status/standing';
import { renewalStateOf, statusOf } from '../../../shared/domain/leases/status/status';
import { untilOf } from '../../../shared/domain/leases/status/until-when';
import { zoneChoices, zonesOf } from '../../../shared/domain/leases/time-zones';
import { nameOf } from '../../../shared/domain/names';
import { may, type Viewer } from '../../../shared/domain/people/roles';
import { type LeaseAt, momentAt } from '../../common/leases/lease-at';
import type { TenantPeople } from '../adopt/tenant-people';
import { readPacket } from '../signing/read-packet';
import { findCurrentTerm } from './find-current-term';
import { permittedActions, type Reading } from './permitted-actions';

/** The lease's state today, besides its status. */
function readStanding({ read: { lease } }: LeaseAt, on: string) {
  const current = findCurrentTerm(lease, on);
  const agreed = termInForce(lease, on) ?? latestSigned(lease, on) ?? current;
  return {
    current_term: current.number,
    agreed_term: agreed.number,
    renewal: renewalStateOf(lease, on),
    notice: standingNotice(lease, on),
    before: current.number > 1 ? previousTerm(lease, on) : undefined,
    end: standingEnd(lease, on),
    keys_on: standingKeys(lease, on)?.on,
  };
}

/** The appointment of a household that moves out; it can be changed until the keys are back. */
function readWalkThrough(
  { read: { lease }, head }: LeaseAt,
  { on, viewer }: { on: string; viewer: Viewer },
): LeaseDetails['walk_through'] {
  const moving = movingOutOf(lease, { on, state: head.property.state });
  if (!moving) return undefined;
  const isOpen = !moving.isSettled && moving.keysOn === undefined;
  const mayMove = isOpen && may(viewer, { area: 'leases', level: 'change' });
  return { ...defined({ appointment: lease.walkThrough }), may_move: mayMove };
}

type Read = Reading & TenantPeople;

/** A lease as the API returns it. */
export function readLease(at: LeaseAt, { notInvited, roles, ...reading }: Read): LeaseDetails {
  const { unit, head, read } = at;
  const { lease, version } = read;
  const { property, shares } = head;
  const { on } = momentAt(at, reading.now);
  return {
    lease_id: lease.leaseId,
    version,
    unit_id: unit.unitId,
    unit_number: unit.unitNumber,
    property_id: property.propertyId,
    property_title: property.title,
    address: `${property.street}, ${property.city}, ${property.state} ${property.zipcode}`,
    status: statusOf(lease, on),
    until: untilOf(lease, on),
    not_invited: [...notInvited],
    tenant_pages: { ...roles },
    is_adopted: lease.terms.some((term) => isAdopted(term, on)),
    today: on,
    time_zone: zonesOf(property).at(-1)?.zone ?? '',
    time_zones: zoneChoices(property),
    next_step: nextStepOf(lease, on, depositDue(lease, { on, state: property.state })),
    ...readStanding(at, on),
    walk_through: readWalkThrough(at, { on, viewer: reading.viewer }),
    terms: lease.terms,
    rent_changes: lease.rentChanges,
    packets: lease.packets.map((packet) => readPacket(packet, { read, on })).reverse(),
    owners: shares.map((share) => ({ owner_id: share.ownerId, name: nameOf(share), email: share.email })),
    may: permittedActions(at, reading),
  };
}
